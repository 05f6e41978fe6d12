import { randomInt } from 'node:crypto';

/** Letters and digits that people do not confuse when they read a code aloud or write it down. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A random code for people; each of its characters has 32 values. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
