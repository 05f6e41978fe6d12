import { LeadForm } from '@pgm/api/contract';
import { createSubmitForm } from '../../kit/index.ts';
import { EMPTY_LEAD, type LeadField } from './lead-values.ts';
import { THANK_YOU_MS, typedVisitorValue } from './visitor-form.ts';

/** The lead form 'Join the business' (spec sections 2, 4 and 5). Its actors and actions are those of a form with draft and queue. */
export const leadFormMachine = createSubmitForm<LeadForm, unknown, LeadField>(LeadForm, {
  id: 'lead-form',
  empty: EMPTY_LEAD,
  clean: typedVisitorValue,
  hasDraft: true,
  hasQueue: true,
  doneMs: THANK_YOU_MS,
});
