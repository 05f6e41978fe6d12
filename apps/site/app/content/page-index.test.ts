import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import routes from '../routes.ts';
import { searchPages } from './page-index.ts';

const hrefs = searchPages.map(({ href }) => href);
const isHindi = (text: string) => /[\u0900-\u097f]/.test(text);

/** Whether a route shows any of the content. */
function readsContent(file: string): boolean {
  const source = readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');
  return /from '#app\/content\/(?!say|content-meta)/.test(source);
}

/** The search finds these pages itself: their texts are in the database. */
const STORED = ['routes/policy.tsx', 'routes/text-page.tsx', 'routes/flip-cards.tsx', 'routes/gallery.tsx'];

const contentRoutes = routes.filter(
  ({ path, file }) => path !== undefined && !STORED.includes(file) && readsContent(file),
);

describe('the search pages', () => {
  it('include routes to check', () => {
    expect(contentRoutes.length).toBeGreaterThan(8);
  });

  it.each(contentRoutes.filter(({ path }) => path?.includes(':') === false))('include $path', ({ path }) => {
    expect(hrefs).toContain(`/${path}`);
  });

  it('leave out only the routes of articles, which the search finds itself like the policies', () => {
    // A card is found by its code only.
    const patterns = contentRoutes
      .map(({ path }) => path)
      .filter((path) => path?.includes(':') === true && path !== 'verify/:code');
    expect(patterns).toEqual(['Shop/blog/:slug', 'Shop/news/:slug']);
  });

  it('are listed once each', () => {
    expect(hrefs.filter((href, at) => hrefs.indexOf(href) !== at)).toEqual([]);
  });

  it('have a title and a description in both languages', () => {
    const texts = searchPages.flatMap(({ title, description }) => [title, description]);
    expect(texts.filter(({ en, hi }) => isHindi(en) || en === '' || !isHindi(hi))).toEqual([]);
  });
});
