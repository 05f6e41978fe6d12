import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { requestLanguage } from './requester.ts';

describe('the language of a request', () => {
  const app = new Hono().get('/', (context) => context.text(requestLanguage(context)));
  const languageWith = async (headers: Record<string, string>) =>
    (await app.request('/', { headers })).text();

  it.each([
    ['language=hi', 'hi'],
    ['theme=dark; language=hi; other=1', 'hi'],
    ['language=en', 'en'],
    ['language=', 'en'],
    ['language=HI', 'en'],
    ['language=fr', 'en'],
    ['language=%E0%A4%A', 'en'],
    ['mylanguage=hi', 'en'],
    ['nonsense', 'en'],
  ])('is with the cookies %j: %s', async (Cookie, language) => {
    expect(await languageWith({ Cookie })).toBe(language);
  });

  it('is English without a choice, whatever the browser asks for', async () => {
    expect(await languageWith({})).toBe('en');
    expect(await languageWith({ 'Accept-Language': 'hi-IN,hi;q=0.9' })).toBe('en');
  });
});
