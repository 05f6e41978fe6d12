import { TYPEFACES } from './typefaces.ts';

/** They have no shape of their own, but they shape Devanagari. */
const JOINERS: ReadonlySet<string> = new Set(['\u200c', '\u200d']);

/**
 * The text as the typeface can show it: a mark that the typeface lacks is dropped from its letter, a letter of
 * another script becomes `?`.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC').replaceAll(/[\t\n\r]+/g, ' '), printed).join('');
}

function printed(character: string): string {
  if (JOINERS.has(character)) return character;
  if (/^\p{C}$/u.test(character)) return '';
  if (isKnown(character)) return character;
  if (/^\p{M}$/u.test(character)) return '';
  const [base = ''] = character.normalize('NFD');
  return isKnown(base) ? base : '?';
}

function isKnown(character: string): boolean {
  return TYPEFACES.regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
