import type { Language } from '@pgm/ui/foundations/language';

/** Returns a sentence in the reader's language; both languages are side by side, so that neither is forgotten. */
export type Translate = (english: string, hindi: string) => string;

/** The content of a page, for the language of the reader. */
export type Content<Page> = (translate: Translate) => Page;

/** Makes the function that picks the sentences of a language. */
export function translateIn(language: Language): Translate {
  return language === 'hi' ? (_english, hindi) => hindi : (english) => english;
}
