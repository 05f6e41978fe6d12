import { describe, expect, it } from 'vitest';
import { RenderedPage } from './rendered-page.ts';
import { openShop } from './shop.ts';

const OPENS = Date.parse('2026-11-22T03:30:00.000Z');

describe('the pages of articles', () => {
  const app = openShop();
  const read = async (path: string) => (await app.call(path)).text();
  const titles = async (path: string) => new RenderedPage(await read(path)).texts('main ul h2');

  it('say of a sample that it is one', async () => {
    const notes = async (path: string) => new RenderedPage(await read(path)).texts('main header p');
    expect(await notes('/Shop/news/returns')).toContain('18 November 2026 · Sample article');
    expect(await notes('/Shop/news/returns?lang=hi')).toContain('18 नवंबर 2026 · नमूना लेख');
  });

  it('show an article from its time on, also where they were cached, in the feed and in the site map', async () => {
    await app.sql(
      `update articles set published_at = '${new Date(OPENS).toISOString()}' where slug = 'returns'`,
    );
    await expect
      .poll(() => titles('/Shop/news'))
      .toEqual(['Every point explains itself', 'Two delivery options', 'Our shop is online']);
    const others = () => Promise.all(['/Shop/news.xml', '/sitemap/pages.xml'].map(read));
    for (const text of await others()) expect(text).not.toContain('/Shop/news/returns');
    expect((await app.call('/Shop/news/returns')).status).toBe(404);
    app.clock.now = OPENS;
    expect((await titles('/Shop/news'))[0]).toBe('Returns without a phone call');
    expect((await app.call('/Shop/news/returns')).status).toBe(200);
    for (const text of await others()) expect(text).toContain('/Shop/news/returns');
  });

  it('mark an article without Hindi as English for readers of Hindi', async () => {
    await app.sql(`insert into article_versions select article_id, 2, drawing, english, null, false, now()
      from article_versions where article_id = (select id from articles where slug = 'shop-open')`);
    await app.sql(`update articles set published_number = 2 where slug = 'shop-open'`);
    const language = async (path: string, element: string) =>
      new RenderedPage(await read(path)).attributes(element, 'lang');
    await expect.poll(() => language('/Shop/news/shop-open?lang=hi', 'main h1')).toEqual(['en']);
    expect(await language('/Shop/news/shop-open?lang=hi', 'main section[aria-labelledby]')).toEqual([
      'en',
      'en',
    ]);
    expect(await language('/Shop/news/shop-open', 'main h1')).toEqual([]);
    expect(await read('/Shop/news/shop-open?lang=hi')).toContain('"inLanguage":"en-IN"');
  });

  it('list twelve to a page, each with an address of its own, and lead from a page too far to the last one', async () => {
    await app.sql(`insert into articles (id, kind, slug, drawing, english, published_number, published_at)
      select gen_random_uuid(), 'blog', 'older-' || n, 'blog', texts.english, 1, '2020-01-01'
      from generate_series(1, 8) n, (select english from articles where slug = 'read-a-label') texts`);
    await app.sql(`insert into article_versions (article_id, number, drawing, english, saved_at)
      select id, 1, drawing, english, now() from articles where slug like 'older-%'`);
    await expect.poll(async () => (await titles('/Shop/blog')).length).toBe(12);
    expect(await titles('/Shop/blog?page=2')).toHaveLength(1);
    const second = new RenderedPage(await read('/Shop/blog?page=2'));
    expect(second.attributes('link[rel="canonical"]', 'href')).toEqual([
      expect.stringMatching(/\/Shop\/blog\?page=2$/),
    ]);
    expect(second.attributes('main nav a[rel="prev"]', 'href')).toEqual(['/Shop/blog']);
    const tooFar = await app.call('/Shop/blog?page=3', { redirect: 'manual' });
    expect([tooFar.status, tooFar.headers.get('Location')]).toEqual([302, '/Shop/blog?page=2']);
  });

  it('say that there is none, as in a new shop', async () => {
    await app.sql('update articles set published_number = null, published_at = null');
    await expect
      .poll(async () => new RenderedPage(await read('/Shop/blog')).texts('main p'))
      .toContain('There is nothing to show here yet.');
  });
});
