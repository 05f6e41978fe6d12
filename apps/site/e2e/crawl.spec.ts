import { crawl } from './crawl/crawl.ts';
import { catalogueTexts, leftOverEnglish } from './crawl/left-over-english.ts';
import { logIn } from './log-in.ts';
import { expect, test } from './test.ts';

/** Pages to which no link leads: one comes to them by a button, a message or on paper. */
const UNLINKED = [
  '/checkout',
  '/Associate/forgot-password',
  '/Associate/reset-password',
  '/Inspiring%20World/registrationfrom',
];
const IS_MEMBERS = /^\/(manage|profile|orders|wishlist|address|dashboard)(\/|$)/;

const nothing = () => [];

for (const language of ['en', 'hi']) {
  test.describe(`in '${language}'`, () => {
    test('every page that a guest can reach is sound, and every link leads somewhere', async ({
      page,
      request,
      baseURL,
      complaints,
    }, testInfo) => {
      // Fifty pages, each gone through by axe up to four times: 4 minutes where other work is done beside it.
      test.setTimeout(600_000);
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const known = await catalogueTexts(page.request);
      const { outlines, elsewhere, unlinked, faults } = await crawl(
        { page, complaints, request },
        {
          language,
          start: ['/', ...UNLINKED],
          opens: (path) => !IS_MEMBERS.test(path) || path === '/manage/cart',
          sample: language === 'en' ? 6 : 2,
          wholeAt: 'load',
          // Colours and places are those of English, and narrow screens show where longer words don't fit.
          alsoWide: language === 'en',
          foreign: language === 'en' ? nothing : (texts) => leftOverEnglish(texts, known),
        },
      );
      await testInfo.attach('outlines', { body: JSON.stringify([...outlines]) });
      await testInfo.attach('links elsewhere', { body: elsewhere.join('\n') });
      expect(faults).toEqual([]);
      expect(unlinked).toEqual(UNLINKED);
      expect(outlines.size).toBeGreaterThan(45);
    });

    test('so is the member area', async ({ page, request, baseURL, complaints }) => {
      test.setTimeout(240_000);
      await page.goto('/manage/profile');
      await logIn(page, 'asha');
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const { outlines, faults } = await crawl(
        { page, complaints, request },
        {
          language,
          start: ['/manage/profile'],
          opens: (path) => path.startsWith('/manage'),
          // One order is like another.
          sample: 1,
          wholeAt: 'networkidle',
          alsoWide: language === 'en',
          // What members have written themselves is in whatever language they like.
          foreign: nothing,
        },
      );
      expect(faults).toEqual([]);
      expect(outlines.size).toBeGreaterThan(10);
    });
  });
}
