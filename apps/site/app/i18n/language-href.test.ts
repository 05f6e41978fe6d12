import { expect, it } from 'vitest';
import { languageHref } from './language-href.ts';

it('leads to the other language and keeps the rest of the query', () => {
  expect(languageHref('', 'en')).toBe('?lang=hi');
  expect(languageHref('?sort=name&page=2', 'en')).toBe('?sort=name&page=2&lang=hi');
  expect(languageHref('?lang=hi', 'hi')).toBe('?lang=en');
});

it('removes the referral code of the link', () => {
  expect(languageHref('?ref=ASHA2023', 'en')).toBe('?lang=hi');
});
