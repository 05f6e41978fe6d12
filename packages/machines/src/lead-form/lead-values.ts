import { type LeadForm, NO_STATE } from '@pgm/api/contract';
import type { FormDraft } from '../form-draft/index.ts';

/** The inputs of 'Join the business' as typed; all text. */
export type LeadField = keyof typeof LeadForm.shape;
export type LeadValues = Readonly<Record<LeadField, string>>;

/** A lead that was begun. */
export type LeadDraft = FormDraft<LeadField>;

/** A lead as it is sent: the same one with the same key. */
export interface SentLead {
  readonly lead: LeadForm;
  readonly key: string;
}

/** The fields in the order in which they are filled. */
export const LEAD_FIELDS: readonly LeadField[] = ['name', 'mobile', 'email', 'state'];

export const EMPTY_LEAD: LeadValues = { name: '', mobile: '', email: '', state: NO_STATE };
