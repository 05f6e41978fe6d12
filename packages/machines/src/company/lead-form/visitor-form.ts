import { nationalDigits } from '../../kit/mobile-number.ts';

/** How long the thank-you panel of a form without an account stays, in ms (spec section 9). */
export const THANK_YOU_MS = 5000;

/** The value to save for a typed one: of a mobile number only the digits. */
export function typedVisitorValue(field: string, value: string): string {
  return field === 'mobile' ? nationalDigits(value) : value;
}
