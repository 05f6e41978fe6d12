import { type LeadForm, NO_STATE } from '@pgm/api/contract';
import type { FormDraft } from '../../kit/form-draft.ts';

/** The inputs of 'Join the business' as typed; all text. */
export type LeadField = keyof typeof LeadForm.shape;
export type LeadValues = Readonly<Record<LeadField, string>>;

/** The draft of a lead. */
export type LeadDraft = FormDraft<LeadField>;

/** The fields in the order in which the user fills them. */
export const LEAD_FIELDS: readonly LeadField[] = ['name', 'mobile', 'email', 'state'];

export const EMPTY_LEAD: LeadValues = { name: '', mobile: '', email: '', state: NO_STATE };
