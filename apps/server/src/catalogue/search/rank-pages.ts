import type { SearchPage } from '../../platform/site/site.ts';
import { measureLikeness, listWords } from '../../platform/words/word-likeness.ts';

/** The minimum share of the search text that a page's title or description must contain; 1 is all. */
const ENOUGH = 0.5;

/** The same for a page that nearly matches. */
export const NEARLY_ENOUGH = 0.25;

/** The weight of a hit in the description, compared with a hit in the title. */
const DESCRIPTION_WEIGHT = 0.7;

/**
 * Makes a function that reads a search, and returns the one that finds pages for it by their words in either language, best
 * first. This runs in the server's memory, because pages are few, seldom change, and include Hindi, whose
 * letters not every database recognises.
 */
export function pageRanker(pages: readonly SearchPage[]) {
  const read = pages.map((page) => ({
    page,
    titles: [listWords(page.title.en), listWords(page.title.hi)],
    descriptions: [listWords(page.description.en), listWords(page.description.hi)],
  }));
  const vocabulary = new Set(read.flatMap(({ titles, descriptions }) => [...titles, ...descriptions].flat()));
  return (wanted: string) => {
    const words = listWords(wanted);
    // Once for each word of the site, because most words occur on many pages.
    const alike = new Map(Array.from(new Set(words), (word) => [word, alikeIn(vocabulary, word)]));
    const wantedWords = words.map((word) => ({ word, alike: alike.get(word) ?? NONE }));
    const isOnNoPage = wantedWords.every((word) => word.alike.size === 0);
    return (enough = ENOUGH): SearchPage[] => {
      if (isOnNoPage) return [];
      const best = (texts: readonly string[][]) =>
        Math.max(
          ...texts.map((text) => shareFound(wantedWords, text)).map((share) => (share < enough ? 0 : share)),
        );
      return read
        .map(({ page, titles, descriptions }) => ({
          page,
          score: Math.max(best(titles), DESCRIPTION_WEIGHT * best(descriptions)),
        }))
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score)
        .map(({ page }) => page);
    };
  };
}

/** A word of the search text, with the similar words of the site and their similarity. */
interface WantedWord {
  readonly word: string;
  readonly alike: Likenesses;
}
type Likenesses = ReadonlyMap<string, number>;
const NONE: Likenesses = new Map();

function alikeIn(vocabulary: ReadonlySet<string>, wanted: string): Likenesses {
  const alike = new Map<string, number>();
  for (const word of vocabulary) {
    const likeness = measureLikeness(wanted, word);
    if (likeness > 0) alike.set(word, likeness);
  }
  return alike;
}

/** The share of the search words that a text contains, from 0 to 1; long words count more than short ones. */
function shareFound(wanted: readonly WantedWord[], text: readonly string[]): number {
  const all = wanted.reduce((sum, { word }) => sum + word.length, 0);
  const found = wanted.reduce(
    (sum, { word, alike }) => sum + word.length * Math.max(0, ...text.map((other) => alike.get(other) ?? 0)),
    0,
  );
  return all === 0 ? 0 : found / all;
}
