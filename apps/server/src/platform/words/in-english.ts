import { HINDI_NAMES } from './hindi-names.ts';
import { ROMAN_NAMES, ROMAN_PARTICLES } from './roman-names.ts';
import { measureLikeness, listWords } from './word-likeness.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Whether a text has a letter of the script of Hindi. */
export function isInHindi(text: string): boolean {
  return DEVANAGARI.test(text);
}

const meanings = new Map<string, string>(Object.entries(HINDI_NAMES));

/**
 * Names in the spelling in which words are compared, the shortest first: a beginning matches short names before
 * longer ones.
 */
const names = Array.from(meanings, ([hindi, english]) => ({
  hindi: listWords(hindi).join(''),
  english,
})).toSorted((one, other) => one.hindi.length - other.hindi.length);

/** The meanings of names in Roman letters; particles between them have none. */
const romanMeanings = new Map(
  Object.entries(ROMAN_NAMES).flatMap(([hindi, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, meanings.get(hindi) ?? spelling]),
  ),
);
const romanParticles = new Set(ROMAN_PARTICLES.split(' '));

/**
 * Translates a search text into English, the language of the catalogue; Hindi may be in either script. Words
 * without a Hindi name ('का', 'wala') are left out; a text without a known Hindi name stays unchanged.
 */
export function inEnglish(wanted: string): string {
  const words = listWords(wanted);
  if (!DEVANAGARI.test(wanted) && !words.some((word) => romanMeanings.has(word))) return wanted;
  const meant = words.flatMap((word) => (DEVANAGARI.test(word) ? toName(word) : toRomanName(word)));
  return meant.length > 0 ? meant.join(' ') : wanted;
}

/** The texts to search for: a word in Roman letters may also be the catalogue's own word ('haldi' is on a pack). */
export function listWordings(wanted: string): readonly string[] {
  const english = inEnglish(wanted);
  return english === wanted || DEVANAGARI.test(wanted) ? [english] : [wanted, english];
}

/** The minimum length of a beginning: a shorter word is a whole name or a particle ('के', 'को'). */
const MIN_BEGINNING = 3;

function toName(word: string): string[] {
  const isBeginning = word.length >= MIN_BEGINNING;
  const best = names
    .filter(({ hindi }) => isBeginning || hindi === word)
    .map(({ hindi, english }) => ({ english, likeness: measureLikeness(word, hindi) }))
    .reduce((one, other) => (other.likeness > one.likeness ? other : one), { english: '', likeness: 0 });
  return best.likeness > 0 ? [best.english] : [];
}

/** Roman letters are usually English: a word that is not exactly a name stays unchanged. */
function toRomanName(word: string): string[] {
  return romanParticles.has(word) ? [] : [romanMeanings.get(word) ?? word];
}
