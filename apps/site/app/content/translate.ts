import type { CompanyFacts } from '@pgm/api/contract';
import { type Language, toFormats } from '@pgm/ui/foundations/language';

/** Returns a sentence in the reader's language; both languages are side by side, so that neither is forgotten. */
export type Translate = (english: string, hindi: string) => string;

/** The content of a page, for the language of the reader, with the published facts of the company. */
export type Content<Page> = (translate: Translate, company: CompanyFacts) => Page;

/** Makes the function that picks the sentences of a language. */
export function translateIn(language: Language): Translate {
  return language === 'hi' ? toHindi : toEnglish;
}

const toEnglish: Translate = (english) => english;
const toHindi: Translate = (_english, hindi) => hindi;

/** A fact in the reader's language; undefined where the company has not set it. */
export function inBoth(
  translate: Translate,
  english: string | undefined,
  hindi: string | undefined,
): string | undefined {
  return english === undefined || hindi === undefined ? undefined : translate(english, hindi);
}

/** A day such as '2023-07-03' in words: '3 July 2023'. */
export function dayInWords(translate: Translate, day: string): string {
  return toFormats(translate('en', 'hi') === 'hi' ? 'hi' : 'en').formatDate(day);
}
