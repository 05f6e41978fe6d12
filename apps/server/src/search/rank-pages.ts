import type { SearchPage } from '../platform/search-page.ts';
import { likenessOf, wordsOf } from '../platform/words/word-likeness.ts';

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
  const vocabulary = new Set(read.flatMap(({ titles, descriptions }) => [...titles, ...descriptions].flat()));
  return (wanted) => {
    const words = wordsOf(wanted);
    // Once for each word of the site: most stand in many pages.
    const alike = new Map(Array.from(new Set(words), (word) => [word, alikeIn(vocabulary, word)]));
    const wantedWords = words.map((word) => ({ word, alike: alike.get(word) ?? NONE }));
    const best = (texts: readonly string[][]) =>
      Math.max(
        ...texts.map((text) => shareFound(wantedWords, text)).map((share) => (share < ENOUGH ? 0 : share)),
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
}

/** A wanted word, and how like it those words of the site are that are like it. */
interface WantedWord {
  readonly word: string;
  readonly alike: Likenesses;
}
type Likenesses = ReadonlyMap<string, number>;
const NONE: Likenesses = new Map();

function alikeIn(vocabulary: ReadonlySet<string>, wanted: string): Likenesses {
  const alike = new Map<string, number>();
  for (const word of vocabulary) {
    const likeness = likenessOf(wanted, word);
    if (likeness > 0) alike.set(word, likeness);
  }
  return alike;
}

/** How much of the wanted words is in a text, from 0 to 1; a long word counts for more than a short one. */
function shareFound(wanted: readonly WantedWord[], text: readonly string[]): number {
  const all = wanted.reduce((sum, { word }) => sum + word.length, 0);
  const found = wanted.reduce(
    (sum, { word, alike }) => sum + word.length * Math.max(0, ...text.map((other) => alike.get(other) ?? 0)),
    0,
  );
  return all === 0 ? 0 : found / all;
}
