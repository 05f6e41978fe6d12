/** Below this, two words are not alike: one error in four letters is forgiven, or two in seven. */
const ALIKE = 0.7;

/**
 * The words of a text, in small letters, without the dots of Hindi that people leave out, and with a dot for each nasal
 * that may be written as one: शैम्पू is शैंपू.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(OMITTED, '')
    .replaceAll(MOON_DOT, DOT_ABOVE)
    .replaceAll(NASAL_BEFORE_STOP, DOT_ABOVE);
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Latin accents, and the dot that makes फ़ of फ. */
const OMITTED = /[\u0300-\u036f\u093c]/g;
const MOON_DOT = '\u0901';
const DOT_ABOVE = '\u0902';
/** A nasal without a vowel, joined to a stop; 'जन्म' and 'कन्या' have none. */
const NASAL_BEFORE_STOP = /[ङञणनम]\u094d(?=[क-घच-झट-ढत-धप-भ])/g;

/** How like `wanted` a word is, from 0 to 1: 1 where the word begins with it, less with each typing error; 0 when those are too many. */
export function likenessOf(wanted: string, word: string): number {
  if (word.startsWith(wanted)) return 1;
  const most = mostErrorsIn(wanted);
  // Most pairs end here: there is at least an error for each letter that a word is shorter.
  if (most === 0 || wanted.length - word.length > most) return 0;
  // Whoever is still typing has the beginning of the word only.
  const begun = errorsBetween(wanted, word.slice(0, wanted.length), most);
  const isWhole = word.length <= wanted.length || word.length - wanted.length > most;
  const errors = isWhole ? begun : Math.min(begun, errorsBetween(wanted, word, most));
  return errors > most ? 0 : 1 - errors / wanted.length;
}

/** How many errors leave a word alike; none in one of three letters or less. */
function mostErrorsIn({ length }: string): number {
  const about = Math.floor((1 - ALIKE) * length);
  return 1 - (about + 1) / length < ALIKE ? about : about + 1;
}

/** How many letters are wrong, missing, too many or exchanged with their neighbour; Infinity as soon as it is more than `most`. */
function errorsBetween(one: string, other: string, most: number): number {
  const width = other.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, at) => at);
  let fewestInLast = 0;
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    let fewest = row;
    for (let at = 1; at < width; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const errors = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
      next[at] = errors;
      fewest = Math.min(fewest, errors);
    }
    // An exchange goes on from the row before, with one error more.
    if (fewest > most && fewestInLast >= most) return Infinity;
    [before, last] = [last, next];
    fewestInLast = fewest;
  }
  return last[width - 1] ?? 0;
}
