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

it('keeps the page that was requested before the login', () => {
  expect(languageHref('', 'en', '/manage/orders?page=2')).toBe('?from=%2Fmanage%2Forders%3Fpage%3D2&lang=hi');
  expect(languageHref('?from=%2Fcheckout&lang=hi', 'hi', '/checkout')).toBe('?lang=en&from=%2Fcheckout');
  expect(languageHref('?from=%2Fcheckout&lang=hi', 'hi')).toBe('?lang=en');
});
