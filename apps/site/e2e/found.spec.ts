import type { APIRequestContext } from '@playwright/test';
import { type PageHead, headOf, listedIn } from './page-head.ts';
import { expect, test } from './test.ts';

/** Every page of the site map but products, in both languages; and the first product. */
async function everyPage(request: APIRequestContext) {
  const addresses = [
    ...(await listedIn(request, 'pages')),
    ...(await listedIn(request, 'products-1')).slice(0, 2),
  ];
  return Promise.all(addresses.map(async (address) => ({ address, ...(await headOf(request, address)) })));
}

const doubles = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

test('every page of the site map is there, stands for itself, and names itself in both languages', async ({
  request,
  baseURL,
}) => {
  const pages = await everyPage(request);
  expect(pages.length).toBeGreaterThan(70);
  const wrong = pages.filter(
    ({ address, status, canonical, isListed, languages }) =>
      status !== 200 ||
      canonical !== address ||
      !isListed ||
      !Object.values(languages).includes(address) ||
      Object.keys(languages).join() !== 'en,hi,x-default' ||
      languages['en'] !== languages['x-default'],
  );
  expect(wrong.map(({ address }) => address)).toEqual([]);
  const hindi = pages.filter(({ address }) => address.endsWith('?lang=hi'));
  expect(hindi.length).toBe(pages.length / 2);
  expect(hindi.filter(({ meta }) => meta['og:locale'] !== 'hi_IN').map(({ address }) => address)).toEqual([]);
  expect(pages.filter(({ address }) => !address.startsWith(`${baseURL}/`))).toEqual([]);
});

test('titles and descriptions differ, and fit where they are listed', async ({ request }) => {
  const english = (await everyPage(request)).filter(({ address }) => !address.endsWith('lang=hi'));
  const descriptionOf = ({ meta }: PageHead) => meta['description'] ?? '';
  expect(doubles(english.map(({ title }) => title))).toEqual([]);
  expect(doubles(english.map(descriptionOf))).toEqual([]);
  const unfit = english.filter((page) => {
    const { length } = descriptionOf(page);
    return page.title.length > 65 || length < 60 || length > 160;
  });
  expect(unfit.map((page) => [page.title, descriptionOf(page)])).toEqual([]);
});

test('every preview has a picture that messaging apps can read', async ({ request }) => {
  const pages = await everyPage(request);
  const pictures = new Set(pages.map(({ meta }) => meta['og:image'] ?? 'none'));
  expect(pages.filter(({ meta }) => !meta['og:image:alt'])).toEqual([]);
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect(answer.headers()['content-type'], picture).toMatch(/^image\/(jpeg|png)$/);
    expect((await answer.body()).byteLength, picture).toBeLessThan(300_000);
  }
});

test('pages of a list stand for themselves, sorted ones for the unsorted, found ones are not listed', async ({
  request,
  baseURL,
}) => {
  const first = await headOf(request, '/products/?sort=price-asc');
  expect(first.canonical).toBe(`${baseURL}/products/`);
  const second = await headOf(request, '/products/?page=2&sort=name');
  expect(second).toMatchObject({
    title: 'Shop, page 2 – PGM Wellness',
    canonical: `${baseURL}/products/?page=2`,
    languages: { hi: `${baseURL}/products/?page=2&lang=hi` },
  });
  expect(second.meta['description']).toMatch(/^Page 2: /);
  const found = await headOf(request, '/products/?search=neem');
  expect(found).toMatchObject({
    status: 200,
    title: 'Results for “neem” – PGM Wellness',
    isListed: false,
    canonical: undefined,
    languages: {},
  });
  expect(found.meta['description']).toMatch(/^Results for “neem”\. /);
});

test('one person’s pages are not listed', async ({ request }) => {
  for (const path of [
    '/manage/cart',
    '/manage/orders',
    '/checkout',
    '/Associate/forgot-password',
    '/dashboard/x',
  ])
    expect(await headOf(request, path), path).toMatchObject({ isListed: false, canonical: undefined });
});

for (const path of [
  '/nothing-of-the-kind',
  '/about/nothing',
  '/product-details-page/00000000-0000-4000-8000-000000000000',
  '/product-details-page/nonsense',
  '/products/no-such-category',
  '/Shop/blog/no-such-article',
  '/Shop/news/no-such-article',
]) {
  test(`${path} is missing: status 404, and not listed`, async ({ request }) => {
    for (const address of [path, `${path}?lang=hi`])
      expect(await headOf(request, address), address).toMatchObject({
        status: 404,
        isListed: false,
        canonical: undefined,
        things: [],
      });
  });
}
