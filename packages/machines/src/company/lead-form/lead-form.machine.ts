import { INDIAN_STATES, LeadForm, NO_STATE } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { FormDraft } from '../../kit/form-draft.ts';
import { createSubmitForm, submitFormVerbs } from '../../kit/index.ts';
import { THANK_YOU_MS, typedVisitorValue, visitorFormView } from './visitor-form.ts';

/** The inputs of 'Join the business' as typed; all text. */
export type LeadField = keyof typeof LeadForm.shape;
export type LeadValues = Readonly<Record<LeadField, string>>;

/** The draft of a lead. */
export type LeadDraft = FormDraft<LeadField>;

/** The fields in the order in which the user fills them. */
export const LEAD_FIELDS: readonly LeadField[] = ['name', 'mobile', 'email', 'state'];

const EMPTY_LEAD: LeadValues = { name: '', mobile: '', email: '', state: NO_STATE };

/** The lead form 'Join the business' (spec sections 2, 4 and 5). Its actors and actions are those of a form with draft and queue. */
export const leadFormMachine = createSubmitForm<LeadForm, unknown, LeadField>(LeadForm, {
  id: 'lead-form',
  empty: EMPTY_LEAD,
  clean: typedVisitorValue,
  hasDraft: true,
  hasQueue: true,
  doneMs: THANK_YOU_MS,
});

/** The facts that the form 'Join the business' shows. */
export function leadFormView(snapshot: SnapshotFrom<typeof leadFormMachine>) {
  return { ...visitorFormView<LeadField>(snapshot), stateOptions: INDIAN_STATES };
}

/** What a user can do with the form. */
export const leadFormVerbs = submitFormVerbs<LeadField>;
