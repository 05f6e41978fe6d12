import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { listedIn } from './page-head.ts';
import { elementsIn, listTexts } from './page-text.ts';
import { ORIGIN, openShop } from './shop.ts';
import { readRoot } from './xml-root.ts';

const app = openShop();

const Products = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Where a page says its feed is. */
const findFeed = (html: string) =>
  /<link [^>]*type="application\/rss\+xml"[^>]*>/.exec(html)?.[0].match(/href="([^"]*)"/)?.[1];

describe('what programs ask the site for', () => {
  const textAt = async (path: string) => (await app.call(path)).text();

  it('robots.txt keeps crawlers out of what is one person’s, and shows them the site map', async () => {
    const response = await app.call('/robots.txt');
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /manage',
        'Disallow: /checkout',
        `Sitemap: ${ORIGIN}/sitemap.xml`,
      ]),
    );
    // What a page needs to be rendered is open.
    for (const path of ['/assets/', '/media/', '/api/', '/products/'])
      expect(lines.filter((line) => line.startsWith('Disallow') && path.startsWith(line.slice(10)))).toEqual(
        [],
      );
  });

  it('the site map leads to its parts; every product that can be seen is in one', async () => {
    const index = await app.call('/sitemap.xml');
    expect(index.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    const parts = [...(await index.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, part]) => part);
    expect(parts).toEqual([`${ORIGIN}/sitemap/pages.xml`, `${ORIGIN}/sitemap/products-1.xml`]);

    const { data } = Products.parse(await (await app.call('/api/products')).json());
    const products = await listedIn(app, 'products-1');
    expect(products.filter((address) => !address.endsWith('?lang=hi')).toSorted()).toEqual(
      data.map(({ id }) => `${ORIGIN}/product-details-page/${id}`).toSorted(),
    );
    const all = [...(await listedIn(app, 'pages')), ...products];
    expect(
      all.filter((address) => /manage|checkout|dashboard|registrationfrom|password/.test(address)),
    ).toEqual([]);
    expect(new Set(all).size).toBe(all.length);

    for (const path of ['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/products-1.xml'])
      expect([path, readRoot(await textAt(path))]).toEqual([
        path,
        expect.stringMatching(/^(sitemapindex|urlset)$/),
      ]);
    for (const path of ['/sitemap/products-2.xml', '/sitemap/products-0.xml', '/sitemap/else.xml'])
      expect([path, (await app.call(path)).status]).toEqual([path, 404]);
  });

  it.each([
    ['news', 'News – PGM Wellness'],
    ['blog', 'Blog – PGM Wellness'],
  ])('the %s has a feed, which its pages name', async (area, title) => {
    expect(findFeed(await textAt(`/Shop/${area}`))).toBe(`${ORIGIN}/Shop/${area}.xml`);

    const response = await app.call(`/Shop/${area}.xml`, { headers: { Accept: 'application/rss+xml' } });
    expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    const feed = await response.text();
    expect(readRoot(feed)).toBe('rss');
    expect(listTexts(feed, 'title')[0]).toBe(title);
    expect(feed).toMatch(new RegExp(`<atom:link [^>]*href="${ORIGIN}/Shop/${area}\\.xml"`));
    const items = elementsIn(feed, 'item');
    expect(items.length).toBeGreaterThan(3);
    for (const item of items) {
      const [address = ''] = listTexts(item, 'link');
      expect(listTexts(item, 'guid')).toEqual([address]);
      expect(listTexts(item, 'pubDate')[0]).toMatch(/^\w{3}, \d{2} \w{3} 20\d{2} 00:00:00 \+0530$/);
      expect([address, (await app.call(address)).status]).toEqual([address, 200]);
    }
  });

  it('an article names the feed that it stands in, in its language', async () => {
    expect(findFeed(await textAt('/Shop/news/returns?lang=hi'))).toBe(`${ORIGIN}/Shop/news.xml?lang=hi`);
  });
});
