import type { Language } from '@pgm/ui/language';

/** Says a sentence in the reader's language: both stand side by side, so that neither is forgotten. */
export type Say = (english: string, hindi: string) => string;

/** Content of a page, for whichever language it is asked in. */
export type Content<Page> = (say: Say) => Page;

/** How content speaks to a reader of a language. */
export function sayIn(language: Language): Say {
  return language === 'hi' ? (_english, hindi) => hindi : (english) => english;
}
