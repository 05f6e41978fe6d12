import { GrievanceForm, asciiDigits } from '@pgm/api/contract';
import type { FormDraft } from '../form-draft/index.ts';
import { mobileDigits } from '../mobile-number/index.ts';

/** The inputs of a complaint as typed; all text. */
export type GrievanceField = keyof typeof GrievanceForm.shape;
export type GrievanceValues = Readonly<Record<GrievanceField, string>>;

/** A complaint that was begun. */
export type GrievanceDraft = FormDraft<GrievanceField>;

/** The fields in the order in which they are filled. */
export const GRIEVANCE_FIELDS: readonly GrievanceField[] = [
  'name',
  'mobile',
  'email',
  'category',
  'orderNumber',
  'text',
];

export const EMPTY_GRIEVANCE: GrievanceValues = {
  name: '',
  mobile: '',
  email: '',
  category: '',
  orderNumber: '',
  text: '',
};

/** What counts of what was typed: digits of a mobile number, digits as 0 to 9 in that of an order, all of the rest. */
export function typedGrievanceValue(field: GrievanceField, value: string): string {
  if (field === 'mobile') return mobileDigits(value);
  return field === 'orderNumber' ? asciiDigits(value) : value;
}
