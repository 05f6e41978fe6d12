import { HINDI_NAMES } from './hindi-names.ts';
import { ROMAN_NAMES, ROMAN_PARTICLES } from './roman-names.ts';
import { likenessOf, wordsOf } from './word-likeness.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;

const meanings = new Map<string, string>(Object.entries(HINDI_NAMES));

/** Names in the spelling in which words are compared, the shortest first: a beginning means them before longer ones. */
const names = Array.from(meanings, ([hindi, english]) => ({
  hindi: wordsOf(hindi).join(''),
  english,
})).toSorted((one, other) => one.hindi.length - other.hindi.length);

/** What is meant by names in Roman letters; nothing by the words between them. */
const romanMeanings = new Map(
  Object.entries(ROMAN_NAMES).flatMap(([hindi, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, meanings.get(hindi) ?? spelling]),
  ),
);
const romanParticles = new Set(ROMAN_PARTICLES.split(' '));

/**
 * What is looked for, in the language in which the catalogue is written; in Hindi it may be in either script. Words that
 * name nothing in it ('का', 'wala') are left out; a text without a Hindi name that is known stays as it is.
 */
export function inEnglish(wanted: string): string {
  const words = wordsOf(wanted);
  if (!DEVANAGARI.test(wanted) && !words.some((word) => romanMeanings.has(word))) return wanted;
  const meant = words.flatMap((word) => (DEVANAGARI.test(word) ? nameOf(word) : romanNameOf(word)));
  return meant.length > 0 ? meant.join(' ') : wanted;
}

/** The texts to look for: what is in Roman letters may be the catalogue's own word, too ('haldi' is on a pack). */
export function wordingsOf(wanted: string): readonly string[] {
  const english = inEnglish(wanted);
  return english === wanted || DEVANAGARI.test(wanted) ? [english] : [wanted, english];
}

/** With fewer signs a word is a name or a particle ('के', 'को'), and not the beginning of a name. */
const SHORTEST_BEGINNING = 3;

function nameOf(word: string): string[] {
  const isBeginning = word.length >= SHORTEST_BEGINNING;
  const best = names
    .filter(({ hindi }) => isBeginning || hindi === word)
    .map(({ hindi, english }) => ({ english, likeness: likenessOf(word, hindi) }))
    .reduce((one, other) => (other.likeness > one.likeness ? other : one), { english: '', likeness: 0 });
  return best.likeness > 0 ? [best.english] : [];
}

/** Roman letters are English as a rule: what is not a name letter by letter stays. */
function romanNameOf(word: string): string[] {
  return romanParticles.has(word) ? [] : [romanMeanings.get(word) ?? word];
}
