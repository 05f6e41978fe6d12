import { LeadForm } from '@pgm/api/contract';
import { EMPTY_LEAD, LEAD_FIELDS, type LeadField } from './lead-values.ts';
import { type VisitorFormEvent, createVisitorForm } from './visitor-form.machine.ts';

export type LeadFormEvent = VisitorFormEvent<LeadField>;

/** The lead form 'Join the business' (spec sections 2, 4 and 5). */
export const leadFormMachine = createVisitorForm<LeadForm, LeadField>({
  id: 'lead-form',
  schema: LeadForm,
  toForm: (values) => LeadForm.parse(values),
  fields: LEAD_FIELDS,
  empty: EMPTY_LEAD,
});
