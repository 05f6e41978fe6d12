import { randomInt } from 'node:crypto';

const LETTERS_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A generated user name, which the owner can change. */
export function newUsername(): string {
  const drawn = Array.from({ length: 8 }, () => LETTERS_AND_DIGITS[randomInt(LETTERS_AND_DIGITS.length)]);
  return `member${drawn.join('')}`;
}
