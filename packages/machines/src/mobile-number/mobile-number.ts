import { asciiDigits } from '@pgm/api/contract';

/** How many digits a mobile number has (spec section 9). */
const MOBILE_LENGTH = 10;

/** 91, once or more, with zeros before or after it: with ten digits behind it, it can't be part of the number. */
const COUNTRY_CODE = /^0*(?:910*)+(?=\d{10})/;

/** The digits of a mobile number as it is typed or filled in, without country code and leading zeros, however many. */
export function nationalDigits(typed: string): string {
  const digits = asciiDigits(typed)
    .trim()
    .replace(/^\+\s*91/, '')
    .replace(/\D/g, '');
  return digits.replace(COUNTRY_CODE, '').replace(/^0+/, '');
}

/**
 * {@link nationalDigits}, ten at most (spec section 5). Works key by key too: 91 may begin a number or a country code, so
 * after 91 an eleventh digit stays, which no check takes for a number, until the twelfth tells that it was the country
 * code.
 */
export function mobileDigits(typed: string): string {
  const national = nationalDigits(typed);
  return national.slice(0, national.startsWith('91') ? MOBILE_LENGTH + 1 : MOBILE_LENGTH);
}
