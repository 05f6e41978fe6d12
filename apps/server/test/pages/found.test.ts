import { describe, expect, it } from 'vitest';
import { type PageHead, fetchHead, listedIn } from './page-head.ts';
import { ORIGIN, openShop } from './shop.ts';

const app = openShop();

const doubles = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe('what search engines and messaging apps find', () => {
  /** Every page of the site map but products, in both languages; and the first product. */
  const everyPage = async () => {
    const addresses = [...(await listedIn(app, 'pages')), ...(await listedIn(app, 'products-1')).slice(0, 2)];
    return Promise.all(addresses.map(async (address) => ({ address, ...(await fetchHead(app, address)) })));
  };

  it('every page of the site map is there, stands for itself, and names itself in both languages', async () => {
    const pages = await everyPage();
    expect(pages.length).toBeGreaterThan(70);
    const invalid = pages.filter(
      ({ address, status, canonical, isListed, languages }) =>
        status !== 200 ||
        canonical !== address ||
        !isListed ||
        !Object.values(languages).includes(address) ||
        Object.keys(languages).join() !== 'en,hi,x-default' ||
        languages['en'] !== languages['x-default'],
    );
    expect(invalid.map(({ address }) => address)).toEqual([]);
    const hindi = pages.filter(({ address }) => address.endsWith('?lang=hi'));
    expect(hindi.length).toBe(pages.length / 2);
    expect(hindi.filter(({ meta }) => meta['og:locale'] !== 'hi_IN').map(({ address }) => address)).toEqual(
      [],
    );
    expect(pages.filter(({ address }) => !address.startsWith(`${ORIGIN}/`))).toEqual([]);
  });

  it('titles and descriptions differ, and fit where they are listed', async () => {
    const english = (await everyPage()).filter(({ address }) => !address.endsWith('lang=hi'));
    const toDescription = ({ meta }: PageHead) => meta['description'] ?? '';
    expect(doubles(english.map(({ title }) => title))).toEqual([]);
    expect(doubles(english.map(toDescription))).toEqual([]);
    const unfit = english.filter((page) => {
      const { length } = toDescription(page);
      return page.title.length > 65 || length < 60 || length > 160;
    });
    expect(unfit.map((page) => [page.title, toDescription(page)])).toEqual([]);
  });

  it('every preview has an image that messaging apps can read', async () => {
    const pages = await everyPage();
    const images = new Set(pages.map(({ meta }) => meta['og:image'] ?? 'none'));
    expect(pages.filter(({ meta }) => !meta['og:image:alt'])).toEqual([]);
    for (const address of images) {
      const image = await app.call(address);
      expect([address, image.headers.get('Content-Type')]).toEqual([
        address,
        expect.stringMatching(/^image\/(jpeg|png)$/),
      ]);
      expect((await image.arrayBuffer()).byteLength).toBeLessThan(300_000);
    }
  });

  it('pages of a list stand for themselves, sorted ones for the unsorted, found ones are not listed', async () => {
    const first = await fetchHead(app, '/products/?sort=price-asc');
    expect(first.canonical).toBe(`${ORIGIN}/products/`);
    const second = await fetchHead(app, '/products/?page=2&sort=name');
    expect(second).toMatchObject({
      title: 'Shop, page 2 – PGM Wellness',
      canonical: `${ORIGIN}/products/?page=2`,
      languages: { hi: `${ORIGIN}/products/?page=2&lang=hi` },
    });
    expect(second.meta['description']).toMatch(/^Page 2: /);
    const found = await fetchHead(app, '/products/?search=neem');
    expect(found).toMatchObject({
      status: 200,
      title: 'Results for “neem” – PGM Wellness',
      isListed: false,
      canonical: undefined,
      languages: {},
    });
    expect(found.meta['description']).toMatch(/^Results for “neem”\. /);
  });

  it('pages of one visitor are not listed', async () => {
    for (const path of [
      '/manage/cart',
      '/manage/orders',
      '/checkout',
      '/Associate/forgot-password',
      '/dashboard/x',
    ])
      expect({ path, ...(await fetchHead(app, path)) }).toMatchObject({
        path,
        isListed: false,
        canonical: undefined,
      });
  });

  it.each([
    '/nothing-of-the-kind',
    '/about/nothing',
    '/product-details-page/00000000-0000-4000-8000-000000000000',
    '/product-details-page/nonsense',
    '/products/no-such-category',
    '/brands/no-such-brand',
    '/Shop/blog/no-such-article',
    '/Shop/news/no-such-article',
  ])('%s is missing: status 404, and not listed', async (path) => {
    for (const address of [path, `${path}?lang=hi`])
      expect({ address, ...(await fetchHead(app, address)) }).toMatchObject({
        address,
        status: 404,
        isListed: false,
        canonical: undefined,
        things: [],
      });
  });
});
