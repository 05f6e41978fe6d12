import { asciiDigits } from '@pgm/api/contract';

/** How many digits a mobile number has (spec section 9). */
const MOBILE_LENGTH = 10;

/** 91, once or more, with zeros before or after it: if ten digits follow, it can't be part of the number. */
const COUNTRY_CODE = /^0*(?:910*)+(?=\d{10})/;

/**
 * The digits of a typed or pasted mobile number, without country code and leading zeros, however many. A number
 * of another country keeps its `+`, so that every check rejects it: its digits could be read as ten Indian
 * digits. A `+` whose country is not yet typed stays too.
 */
export function nationalDigits(typed: string): string {
  const text = asciiDigits(typed);
  const digits = text.replace(/\D/g, '');
  if (!/^\D*\+/.test(text)) return withoutCountry(digits);
  return /^0*91/.test(digits) ? withoutCountry(digits.replace(/^0*91/, '')) : `+${digits}`;
}

/**
 * {@link nationalDigits}, ten at most (spec section 5); a number of another country is not cut. It works key by
 * key too: 91 may begin a number or be a country code, so after 91 an eleventh digit stays, which every check
 * rejects, until the twelfth shows that 91 was the country code.
 */
export function mobileDigits(typed: string): string {
  const national = nationalDigits(typed);
  if (national.startsWith('+')) return national;
  return national.slice(0, national.startsWith('91') ? MOBILE_LENGTH + 1 : MOBILE_LENGTH);
}

function withoutCountry(digits: string): string {
  return digits.replace(COUNTRY_CODE, '').replace(/^0+/, '');
}
