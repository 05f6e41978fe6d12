import { describe, expect, it } from 'vitest';
import { useTestApp } from '../test-app.ts';
import { catalogueTexts, leftOverEnglish } from './left-over-english.ts';
import { crawlSite } from './site-crawl.ts';
import { site } from './shop.ts';

/** Pages to which no link leads: a button, a message or print leads to them. */
const UNLINKED = [
  '/checkout',
  '/Associate/forgot-password',
  '/Associate/reset-password',
  '/Associate/undo-contact-change',
  '/Inspiring%20World/registrationfrom',
];
const IS_FOR_MEMBERS = /^\/(manage|profile|orders|wishlist|address|dashboard)(\/|$)/;

describe.each(['en', 'hi'] as const)("every page for guests, in '%s'", (language) => {
  const app = useTestApp({}, { site });

  it(
    'is valid HTML in its language, with an outline and a title of its own, and all its links and files are there',
    { timeout: 120_000 },
    async () => {
      const known = language === 'en' ? [] : await catalogueTexts(app);
      const { pages, unlinked, faults } = await crawlSite(app, {
        language,
        start: ['/', ...UNLINKED],
        reads: (path) => !IS_FOR_MEMBERS.test(path) || path === '/manage/cart',
        foreign: (texts) => (language === 'en' ? [] : leftOverEnglish(texts, known)),
      });
      expect(faults).toEqual([]);
      expect(unlinked).toEqual(UNLINKED);
      expect(pages.size).toBeGreaterThan(45);
    },
  );
});
