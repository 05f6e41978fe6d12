import type { Words } from './article.types.ts';

/** The text without its marks. */
export function wordsText(words: Words): string {
  return typeof words === 'string' ? words : words.map(({ text }) => text).join('');
}
