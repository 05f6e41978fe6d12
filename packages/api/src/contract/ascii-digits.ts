import * as z from 'zod/mini';

const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/** The text with the digits of a Hindi keyboard, ० to ९, as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/** Applies {@link asciiDigits} before the checks that follow, for fields that contain digits. */
export const readDigits = z.overwrite<string>(asciiDigits);
