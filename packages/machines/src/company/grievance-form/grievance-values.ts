import { GrievanceForm, asciiDigits } from '@pgm/api/contract';
import type { FormDraft } from '../../kit/form-draft.ts';
import { mobileDigits } from '../../kit/mobile-number.ts';

/** The inputs of a grievance as typed; all text. */
export type GrievanceField = keyof typeof GrievanceForm.shape;
export type GrievanceValues = Readonly<Record<GrievanceField, string>>;

/** The draft of a grievance. */
export type GrievanceDraft = FormDraft<GrievanceField>;

/** The fields in the order in which the user fills them. */
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

/**
 * The value to save for a typed one: only the digits of a mobile number, the digits of an order number as 0 to 9,
 * and other values unchanged.
 */
export function typedGrievanceValue(field: GrievanceField, value: string): string {
  if (field === 'mobile') return mobileDigits(value);
  return field === 'orderNumber' ? asciiDigits(value) : value;
}
