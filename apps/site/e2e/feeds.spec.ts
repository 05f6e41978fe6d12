import { listedIn } from './page-head.ts';
import { expect, test } from './test.ts';

test('robots.txt keeps crawlers out of what is one person’s, and shows them the site map', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /manage',
      'Disallow: /checkout',
      `Sitemap: ${baseURL}/sitemap.xml`,
    ]),
  );
  // What a page needs to be rendered is open.
  for (const path of ['/assets/', '/media/', '/api/', '/products/'])
    expect(lines.filter((line) => line.startsWith('Disallow') && path.startsWith(line.slice(10)))).toEqual(
      [],
    );
});

test('the site map leads to its parts; every product that can be seen is in one', async ({
  page,
  request,
  baseURL,
}) => {
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const parts = [...(await index.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, part]) => part);
  expect(parts).toEqual([`${baseURL}/sitemap/pages.xml`, `${baseURL}/sitemap/products-1.xml`]);

  const { data } = await (await request.get('/api/products')).json();
  const products = await listedIn(request, 'products-1');
  expect(products.filter((address) => !address.endsWith('?lang=hi')).toSorted()).toEqual(
    data.map(({ id }: { id: string }) => `${baseURL}/product-details-page/${id}`).toSorted(),
  );
  const all = [...(await listedIn(request, 'pages')), ...products];
  expect(
    all.filter((address) => /manage|checkout|dashboard|registrationfrom|password/.test(address)),
  ).toEqual([]);
  expect(new Set(all).size).toBe(all.length);

  await page.goto('/');
  for (const path of ['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/products-1.xml'])
    expect(await rootOf(path), path).toMatch(/^(sitemapindex|urlset)$/);
  for (const path of ['/sitemap/products-2.xml', '/sitemap/products-0.xml', '/sitemap/else.xml'])
    expect((await request.get(path)).status(), path).toBe(404);

  /** The root element of a document as a browser parses it; 'parsererror' for what is no XML. */
  function rootOf(path: string) {
    return page.evaluate(async (address) => {
      const text = await (await fetch(address)).text();
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      return parsed.querySelector('parsererror')?.nodeName ?? parsed.documentElement.nodeName;
    }, path);
  }
});

for (const [area, title] of [
  ['news', 'News – PGM Wellness'],
  ['blog', 'Blog – PGM Wellness'],
] as const) {
  test(`the ${area} has a feed, which its pages name`, async ({ page, request, baseURL }) => {
    await page.goto(`/Shop/${area}`);
    const link = page.locator('link[type="application/rss+xml"]');
    await expect(link).toHaveAttribute('href', `${baseURL}/Shop/${area}.xml`);

    const answer = await request.get(`/Shop/${area}.xml`, { headers: { Accept: 'application/rss+xml' } });
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        const text = (within: ParentNode, name: string) => within.querySelector(name)?.textContent ?? '';
        return {
          title: text(parsed, 'channel > title'),
          self: parsed.getElementsByTagName('atom:link')[0]?.getAttribute('href'),
          items: [...parsed.querySelectorAll('item')].map((item) => ({
            link: text(item, 'link'),
            guid: text(item, 'guid'),
            pubDate: text(item, 'pubDate'),
          })),
        };
      },
      await answer.text(),
    );
    expect(feed).toMatchObject({ title, self: `${baseURL}/Shop/${area}.xml` });
    expect(feed.items.length).toBeGreaterThan(3);
    for (const { link: address, guid, pubDate } of feed.items) {
      expect(guid).toBe(address);
      expect(pubDate).toMatch(/^\w{3}, \d{2} \w{3} 20\d{2} 00:00:00 \+0530$/);
      expect((await request.get(address)).status(), address).toBe(200);
    }
  });
}

test('an article names the feed that it stands in, in its language', async ({ page, baseURL }) => {
  await page.goto('/Shop/news/returns?lang=hi');
  const link = page.locator('link[type="application/rss+xml"]');
  await expect(link).toHaveAttribute('href', `${baseURL}/Shop/news.xml?lang=hi`);
});
