import { describe, expect, it } from 'vitest';
import { requestedLanguage } from '../i18n/visit-language.ts';
import { choiceCookie, toChoices } from './visitor-choices.ts';

const requested = (address: string, cookie?: string) =>
  new Request(`https://example.in${address}`, cookie === undefined ? {} : { headers: { Cookie: cookie } });

describe("the visitor's choices", () => {
  it('are empty at first: English, in the theme of the device', () => {
    expect(toChoices(requested('/'))).toEqual({ language: 'en', theme: undefined });
  });

  it('are read from the cookies', () => {
    expect(toChoices(requested('/', 'other=1; language=hi; theme=dark'))).toEqual({
      language: 'hi',
      theme: 'dark',
    });
    expect(toChoices(requested('/', 'theme=light'))).toEqual({ language: 'en', theme: 'light' });
  });

  it('use the language of the address before the saved one', () => {
    expect(toChoices(requested('/?lang=hi')).language).toBe('hi');
    expect(toChoices(requested('/?lang=en', 'language=hi')).language).toBe('en');
    expect(toChoices(requested('/products/?sort=name&lang=hi')).language).toBe('hi');
  });

  it('ignore invalid values', () => {
    expect(toChoices(requested('/?lang=fr', 'language=xx; theme=pink; mylanguage=hi'))).toEqual({
      language: 'en',
      theme: undefined,
    });
    expect(requestedLanguage(requested('/?lang=HI'))).toBeUndefined();
  });
});

describe('the cookie of a choice', () => {
  it('lasts for a year on every page, and is sent to this site alone', () => {
    expect(choiceCookie('language', 'hi')).toBe('language=hi; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  it('is deleted when the choice is reset', () => {
    expect(choiceCookie('theme', '')).toBe('theme=; Path=/; Max-Age=0; SameSite=Lax');
  });
});
