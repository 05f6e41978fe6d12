/** What the typeface has: Latin with the accents of Western Europe, Devanagari, and the marks and signs we print. */
const KNOWN = /^(?:[ -~\u00a0-\u00ff–—‘-‚“-„•…₹]|\p{Script=Devanagari}|[।॥]|\u200c|\u200d)$/u;

/** Marks on letters and what has no shape of its own. */
const NO_LETTER = /^[\p{M}\p{C}]$/u;

/** A text as the typeface can show it: a letter with a mark that it lacks goes without, one of another script is `?`. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), printed).join('');
}

function printed(character: string): string {
  if (KNOWN.test(character)) return character;
  if (NO_LETTER.test(character)) return '';
  const [base = ''] = character.normalize('NFD');
  return KNOWN.test(base) ? base : '?';
}
