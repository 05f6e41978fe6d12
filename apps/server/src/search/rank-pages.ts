import type { SearchPage } from '../platform/search-page.ts';
import { likenessOf, wordsOf } from './word-likeness.ts';

/** How much of what is looked for has to be in a page's title or description; 1 is all. */
const ENOUGH = 0.5;

/** What a hit in the description counts, beside one in the title. */
const DESCRIPTION_WEIGHT = 0.7;

/**
 * Makes the function that finds pages by their words in either language, the best first. Pages are few, never change
 * while the server runs, and are in Hindi, too, whose letters not every database knows as such: so it is done here.
 */
export function pageRanker(pages: readonly SearchPage[]): (wanted: string) => SearchPage[] {
  const read = pages.map((page) => ({
    page,
    titles: [wordsOf(page.title.en), wordsOf(page.title.hi)],
    descriptions: [wordsOf(page.description.en), wordsOf(page.description.hi)],
  }));
  return (wanted) => {
    const words = wordsOf(wanted);
    const best = (texts: readonly string[][]) =>
      Math.max(...texts.map((text) => shareFound(words, text)).map((share) => (share < ENOUGH ? 0 : share)));
    return read
      .map(({ page, titles, descriptions }) => ({
        page,
        score: Math.max(best(titles), DESCRIPTION_WEIGHT * best(descriptions)),
      }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ page }) => page);
  };
}

/** How much of the wanted words is in a text, from 0 to 1; a long word counts for more than a short one. */
function shareFound(wanted: readonly string[], text: readonly string[]): number {
  const all = wanted.reduce((sum, word) => sum + word.length, 0);
  const found = wanted.reduce(
    (sum, word) => sum + word.length * Math.max(0, ...text.map((other) => likenessOf(word, other))),
    0,
  );
  return all === 0 ? 0 : found / all;
}
