import type { SearchMatch } from '@pgm/api/contract';
import { listWords, measureLikeness } from './word-likeness.ts';
import { shareOfTrigrams } from './trigrams.ts';

/** A text that was searched. */
export type SearchedText = Pick<SearchMatch, 'field' | 'language'> & { readonly text: string };

/** How long a piece of a description is, in characters, and how many of them stand before its first match. */
const PIECE = 120;
const BEFORE = 30;

/** At how many matches of a text a piece may begin. */
const MAX_PIECES = 20;

/** Only this much of a text is read: a search must not become slow by a long description. */
const MAX_READ = 4000;

/** A word that is shorter matches whole words only, unless it is the last one, which may be half typed. */
const MIN_BEGINNING = 3;

/** The minimum share of common trigrams, for words with more errors than typing errors. */
const TRIGRAMS_ALIKE = 0.4;

/** A word of a text with its place, and the words of the search that are like it. */
interface ReadWord {
  readonly from: number;
  readonly to: number;
  readonly wanted: ReadonlySet<string>;
}

/**
 * Makes a function that finds the piece of some texts that says why a search finds them: of the text that has the most of
 * the search, the first one where several have the same. It returns undefined where no text has a word that is like one of the
 * search.
 * @param wordings the search text and its translations
 */
export function matchExplainer(wordings: readonly string[]) {
  const words = wordings.map(listWords);
  const wanted = [...new Set(words.flat())];
  const lastWords = new Set(words.map((some) => some.at(-1)));
  const byTyping = onceForEachWord((word) =>
    wanted.filter((one) =>
      one.length >= MIN_BEGINNING
        ? word.includes(one) || measureLikeness(one, word) > 0
        : one === word || (lastWords.has(one) && word.startsWith(one)),
    ),
  );
  const byTrigrams = onceForEachWord((word) =>
    wanted.filter((one) => shareOfTrigrams(one, word) >= TRIGRAMS_ALIKE),
  );
  return (texts: readonly SearchedText[]): SearchMatch | undefined =>
    pick(texts, byTyping) ?? pick(texts, byTrigrams);
}

/** The words of the search that are like a word of a text. */
type ToLike = (written: string) => ReadonlySet<string>;

/** Many texts have the same words. */
function onceForEachWord(listLike: (word: string) => readonly string[]): ToLike {
  const known = new Map<string, ReadonlySet<string>>();
  return (written) => {
    const like = known.get(written) ?? new Set(listLike(listWords(written).join('')));
    known.set(written, like);
    return like;
  };
}

function pick(texts: readonly SearchedText[], toLike: ToLike): SearchMatch | undefined {
  const read = texts.map((one) => {
    const words = readWords(one.text, toLike);
    return { ...one, words, letters: countLetters(words) };
  });
  const best = read.reduce<(typeof read)[number] | undefined>(
    (one, other) => (other.letters > (one?.letters ?? 0) ? other : one),
    undefined,
  );
  if (best === undefined) return undefined;
  const { field, language, text, words } = best;
  const piece = field === 'description' ? choosePiece(text, words) : words;
  return { field, parts: toParts(text, words, piece), ...(language && { language }) };
}

function readWords(text: string, toLike: ToLike): ReadWord[] {
  return Array.from(text.slice(0, MAX_READ).matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: written, index }) => ({
    from: index,
    to: index + written.length,
    wanted: toLike(written),
  }));
}

/** How many letters of the search the words have. */
function countLetters(words: readonly ReadWord[]): number {
  const found = new Set(words.flatMap(({ wanted }) => [...wanted]));
  return [...found].reduce((sum, one) => sum + one.length, 0);
}

/** The piece of a text in parts: what does not match, and what does, in turn. */
function toParts(text: string, words: readonly ReadWord[], piece: readonly ReadWord[]): string[] {
  const from = piece[0]?.from ?? 0;
  const to = piece.at(-1)?.to ?? text.length;
  const isStart = from === words[0]?.from;
  const isEnd = to === words.at(-1)?.to && text.length <= MAX_READ;
  const parts: string[] = [];
  let at = isStart ? 0 : from;
  let between = isStart ? '' : '…';
  for (const word of piece.filter(({ wanted }) => wanted.size > 0)) {
    parts.push(between + text.slice(at, word.from), text.slice(word.from, word.to));
    [at, between] = [word.to, ''];
  }
  return [...parts, isEnd ? text.slice(at) : `${text.slice(at, to)}…`];
}

/** The words of the piece that has the most of the search; all words of a short text. */
function choosePiece(text: string, words: readonly ReadWord[]): readonly ReadWord[] {
  if (text.length <= PIECE) return words;
  const pieces = words
    .filter(({ wanted }) => wanted.size > 0)
    .slice(0, MAX_PIECES)
    .map((first) => {
      const from = Math.max(0, first.from - BEFORE);
      const end = Math.max(from + PIECE, first.to);
      return words.filter((word) => word.from >= from && word.to <= end);
    });
  return pieces.reduce(
    (best, piece) => (countLetters(piece) > countLetters(best) ? piece : best),
    pieces[0] ?? words,
  );
}
