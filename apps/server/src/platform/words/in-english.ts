import { HINDI_NAMES } from './hindi-names.ts';
import { likenessOf, wordsOf } from './word-likeness.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Names in the spelling in which words are compared, the shortest first: a beginning means them before longer ones. */
const names = Object.entries(HINDI_NAMES)
  .map(([hindi, english]) => ({ hindi: wordsOf(hindi).join(''), english }))
  .toSorted((one, other) => one.hindi.length - other.hindi.length);

/**
 * What is looked for, in the language in which the catalogue is written. Hindi words that name nothing in it ('का', 'वाला')
 * are left out; a text without a Hindi name that is known stays as it is.
 */
export function inEnglish(wanted: string): string {
  if (!DEVANAGARI.test(wanted)) return wanted;
  const words = wordsOf(wanted).flatMap((word) => (DEVANAGARI.test(word) ? nameOf(word) : [word]));
  return words.length > 0 ? words.join(' ') : wanted;
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
