import type { Language } from './format.ts';

const LETTER = /\p{L}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/**
 * The value of `lang` for a text that this site does not translate, such as the name of a product: a screen reader has to
 * pronounce it in its own language. The script says which one that is. Undefined where it is the reader's, and for a text
 * without letters.
 */
export function textLanguage(text: string, reader: Language): Language | undefined {
  if (!LETTER.test(text)) return undefined;
  const language = DEVANAGARI.test(text) ? 'hi' : 'en';
  return language === reader ? undefined : language;
}
