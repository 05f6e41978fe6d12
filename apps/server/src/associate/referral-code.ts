import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another when a code is read out or written down. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A new code, one of 10¹²; whether it is taken is for the table to say. */
export function newReferralCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
