import { OTP_LENGTH } from '@pgm/api/contract';

/** How many digits a mobile number has (spec section 9). */
const MOBILE_LENGTH = 10;

/** A mobile number as it is typed or filled in: digits only, no country code, no leading zeros, ten at most. */
export function mobileDigits(typed: string): string {
  const national = typed.trim().replace(/^\+\s*91/, '');
  return national.replace(/\D/g, '').replace(/^0+/, '').slice(0, MOBILE_LENGTH);
}

/** What of a typed code counts: digits only, six at most. */
export function otpDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, OTP_LENGTH);
}
