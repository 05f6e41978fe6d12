import { readableCode } from '../../platform/security/readable-code.ts';

/** 80 random bits, so that no one finds the code of a card by trying. */
const LENGTH = 16;

/** The code of a new card. */
export function newCardCode(): string {
  return inGroups(readableCode(LENGTH));
}

/** A code as it is stored, from what a person typed: case, spaces and hyphens make no difference. */
export function toCardCode(typed: string): string {
  return inGroups(typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
}

/** `K7QM-RTW9-XHZ2-BCDE`. */
function inGroups(code: string): string {
  return code.replaceAll(/.{4}(?=.)/g, '$&-');
}
