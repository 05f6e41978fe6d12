import { asciiDigits } from '@pgm/api/contract';

/** How many digits a mobile number has (spec section 9). */
const MOBILE_LENGTH = 10;

/** +91, 0091, 091, 91 or 0 before ten digits, however often: with ten digits behind it, 91 can't begin the number. */
const COUNTRY_OR_TRUNK_CODE = /^0*(?:910*)+(?=\d{10})/;

/**
 * A mobile number as it is typed or filled in: digits only, no country code, no leading zeros, ten at most. Works key
 * by key too: 91 may begin a number or a country code, so after 91 an eleventh digit stays, which no check takes for a
 * number, until the twelfth tells that it was the country code.
 */
export function mobileDigits(typed: string): string {
  const digits = asciiDigits(typed)
    .trim()
    .replace(/^\+\s*91/, '')
    .replace(/\D/g, '');
  const national = digits.replace(COUNTRY_OR_TRUNK_CODE, '').replace(/^0+/, '');
  return national.slice(0, national.startsWith('91') ? MOBILE_LENGTH + 1 : MOBILE_LENGTH);
}
