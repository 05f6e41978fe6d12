/** Below this likeness two words are different: it allows one error in four letters, or two in seven. */
const ALIKE = 0.7;

/**
 * The words of a text, in lower case, without the Hindi dots that people often omit, and with a dot for each
 * nasal that may be written as one: शैम्पू becomes शैंपू.
 */
export function listWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(OMITTED, '')
    .replaceAll(MOON_DOT, DOT_ABOVE)
    .replaceAll(NASAL_BEFORE_STOP, DOT_ABOVE);
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Latin accents, and the dot that turns फ into फ़. */
const OMITTED = /[\u0300-\u036f\u093c]/g;
const MOON_DOT = '\u0901';
const DOT_ABOVE = '\u0902';
/** A nasal without a vowel before a stop; the nasals in 'जन्म' and 'कन्या' are not before a stop. */
const NASAL_BEFORE_STOP = /[ङञणनम]\u094d(?=[क-घच-झट-ढत-धप-भ])/g;

/**
 * How similar a word is to `wanted`, from 0 to 1: 1 when the word begins with it, less for each typing error, 0
 * with too many errors.
 */
export function measureLikeness(wanted: string, word: string): number {
  if (word.startsWith(wanted)) return 1;
  const max = maxErrorsIn(wanted);
  // Most pairs end here: a shorter word has at least one error for each missing letter.
  if (max === 0 || wanted.length - word.length > max) return 0;
  // A user who is still typing has written only the beginning of the word.
  const begun = errorsBetween(wanted, word.slice(0, wanted.length), max);
  const isWhole = word.length <= wanted.length || word.length - wanted.length > max;
  const errors = isWhole ? begun : Math.min(begun, errorsBetween(wanted, word, max));
  return errors > max ? 0 : 1 - errors / wanted.length;
}

/** The maximum number of errors in similar words; none in a word of three letters or fewer. */
function maxErrorsIn({ length }: string): number {
  const about = Math.floor((1 - ALIKE) * length);
  return 1 - (about + 1) / length < ALIKE ? about : about + 1;
}

/**
 * How many letters are wrong, missing, too many or exchanged with their neighbour; Infinity as soon as it is more
 * than `max`.
 */
function errorsBetween(one: string, other: string, max: number): number {
  const width = other.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, at) => at);
  let minErrorsInLast = 0;
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    let minErrors = row;
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
      minErrors = Math.min(minErrors, errors);
    }
    // An exchange of letters continues from the row before the last one, with one more error.
    if (minErrors > max && minErrorsInLast >= max) return Infinity;
    [before, last] = [last, next];
    minErrorsInLast = minErrors;
  }
  return last[width - 1] ?? 0;
}
