/** Below this, two words are not alike: one error in four letters is forgiven, or two in seven. */
const ALIKE = 0.7;

/** The words of a text, in small letters and without the dots and dashes of Hindi that people leave out. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(OMITTED, '').replaceAll(MOON_DOT, DOT_ABOVE);
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Latin accents, and the dot that makes फ़ of फ. */
const OMITTED = /[\u0300-\u036f\u093c]/g;
const MOON_DOT = '\u0901';
const DOT_ABOVE = '\u0902';

/** How like `wanted` a word is, from 0 to 1: 1 where the word begins with it, less with each typing error; 0 when those are too many. */
export function likenessOf(wanted: string, word: string): number {
  if (word.startsWith(wanted)) return 1;
  // Whoever is still typing has the beginning of the word only.
  const errors = Math.min(errorsBetween(wanted, word), errorsBetween(wanted, word.slice(0, wanted.length)));
  const likeness = 1 - errors / wanted.length;
  return likeness < ALIKE ? 0 : likeness;
}

/** How many letters are wrong, missing, too many or exchanged with their neighbour. */
function errorsBetween(one: string, other: string): number {
  const width = other.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at < width; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[width - 1] ?? 0;
}
