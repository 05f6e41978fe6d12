import * as z from 'zod/mini';
import { readDigits } from '../ascii-digits.ts';

/** A GST number: state, PAN, entity, the letter Z and a check character; upper case. */
export const Gstin = z.string('GST number must be valid').check(
  z.trim(),
  z.toUpperCase(),
  readDigits,
  z.refine((text) => /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text) && hasCheckCharacter(text), {
    error: 'GST number must be valid',
  }),
);

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Every second value is doubled; the base-36 digits of each product are summed up. */
function hasCheckCharacter(gstin: string): boolean {
  const values = [...gstin].map((character) => CHARACTERS.indexOf(character));
  const sum = values.slice(0, 14).reduce((total, value, at) => {
    const product = value * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return values[14] === (36 - (sum % 36)) % 36;
}
