import { expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

it.each([
  ['Forest Honey', 'hi', 'en'],
  ['Forest Honey', 'en', undefined],
  ['जंगल का शहद, 500 g', 'hi', undefined],
  ['जंगल का शहद, 500 g', 'en', 'hi'],
  ['₹349 – 500', 'hi', undefined],
] as const)('the language of %s is marked for a reader of %s: %s', (text, reader, language) => {
  expect(textLanguage(text, reader)).toBe(language);
});
