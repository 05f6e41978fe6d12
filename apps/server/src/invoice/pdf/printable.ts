import { TYPEFACES } from './typefaces.ts';

/** Without a shape of their own, but Devanagari is shaped by them. */
const JOINERS: ReadonlySet<string> = new Set(['\u200c', '\u200d']);

/** A text as the typeface can show it: a letter with a mark that it lacks goes without, one of another script is `?`. */
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
