import { describe, expect, it } from 'vitest';
import { languageAsked } from './language-of-visit.ts';
import { choiceCookie, choicesOf } from './visitor-choices.ts';

const asked = (address: string, cookie?: string) =>
  new Request(`https://example.in${address}`, cookie === undefined ? {} : { headers: { Cookie: cookie } });

describe('what a visitor chose', () => {
  it('is nothing at first: English, in the colours of the device', () => {
    expect(choicesOf(asked('/'))).toEqual({ language: 'en', theme: undefined });
  });

  it('comes back with the cookies', () => {
    expect(choicesOf(asked('/', 'other=1; language=hi; theme=dark'))).toEqual({
      language: 'hi',
      theme: 'dark',
    });
    expect(choicesOf(asked('/', 'theme=light'))).toEqual({ language: 'en', theme: 'light' });
  });

  it('is the language that the address asks for, whatever was kept', () => {
    expect(choicesOf(asked('/?lang=hi')).language).toBe('hi');
    expect(choicesOf(asked('/?lang=en', 'language=hi')).language).toBe('en');
    expect(choicesOf(asked('/products/?sort=name&lang=hi')).language).toBe('hi');
  });

  it('is nothing where it makes no sense', () => {
    expect(choicesOf(asked('/?lang=fr', 'language=xx; theme=pink; mylanguage=hi'))).toEqual({
      language: 'en',
      theme: undefined,
    });
    expect(languageAsked(asked('/?lang=HI'))).toBeUndefined();
  });
});

describe('the cookie of a choice', () => {
  it('keeps it for a year on every page, and is sent to this site alone', () => {
    expect(choiceCookie('language', 'hi')).toBe('language=hi; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  it('goes when the choice is taken back', () => {
    expect(choiceCookie('theme', '')).toBe('theme=; Path=/; Max-Age=0; SameSite=Lax');
  });
});
