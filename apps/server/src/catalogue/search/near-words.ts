import { inEnglish } from '../../platform/words/in-english.ts';
import { listWords, measureLikeness } from '../../platform/words/word-likeness.ts';
import { shareOfTrigrams } from '../../platform/words/trigrams.ts';

/** The shortest word, in letters, that is looked up by its trigrams. */
const MIN_WORD = 3;

/** How many words of a search are looked up: the longest ones say most. */
const MAX_WORDS = 4;

/** The minimum share of common trigrams of two words. */
const ALIKE = 0.35;

/** The words of a search by which nearly matching products are found. */
export function nearWords(wanted: string): string[] {
  const words = [...new Set(listWords(inEnglish(wanted)))].filter((word) => word.length >= MIN_WORD);
  return words.toSorted((one, other) => other.length - one.length).slice(0, MAX_WORDS);
}

/**
 * The search that was probably meant, in words of the name of the product that is nearest. Because one name has all of them, the
 * product is found by it. Undefined when it is the same search.
 */
export function probablyMeant(wanted: string, nearestName: string): string | undefined {
  const words = listWords(inEnglish(wanted));
  const known = listWords(nearestName);
  const meant = [...new Set(words.flatMap((word) => nearestWord(word, known)))].join(' ');
  return meant === '' || meant === listWords(wanted).join(' ') ? undefined : meant;
}

function nearestWord(wanted: string, known: readonly string[]): string[] {
  const [best] = known
    .map((word) => ({
      word,
      likeness: Math.max(shareOfTrigrams(wanted, word), measureLikeness(wanted, word)),
    }))
    .filter(({ word, likeness }) => word.length >= MIN_WORD && likeness >= ALIKE)
    .toSorted((one, other) => other.likeness - one.likeness);
  return best ? [best.word] : [];
}
