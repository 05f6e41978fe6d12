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

  it('show an image of the media library with its size, its focus and its text in the language of the reader', async () => {
    const id = '01a2058b-a088-7593-895b-e301684aeca1';
    await app.sql(`insert into media (id, image_key, width, height, bytes, alternative, alternative_in_hindi, focus_x, focus_y, uploaded_by, uploaded_at)
      values ('${id}', 'media/bees', 1280, 640, 1, 'Bees on a comb', 'छत्ते पर मधुमक्खियाँ', 31, 80, '${id}', now())`);
    await app.sql(`insert into article_versions (article_id, number, drawing, english, hindi, saved_at, media_id)
      select id, 9, drawing, english, hindi, now(), '${id}' from articles where slug = 'points-page'`);
    await app.sql(`update articles set published_number = 9 where slug = 'points-page'`);
    const image = async (path: string, where: string) => {
      const page = new RenderedPage(await read(path));
      const names = ['src', 'alt', 'width', 'height', 'data-focus-x', 'data-focus-y'];
      return names.map((name) => page.attributes(`${where} img[data-focus-x]`, name)[0]);
    };
    const path = '/Shop/news/points-page';
    const facts = ['/media/media/bees/640.webp', '640', '320', '30', '80'];
    const [src, ...size] = facts;
    await expect.poll(() => image(path, 'main header')).toEqual([src, 'Bees on a comb', ...size]);
    expect(await image(`${path}?lang=hi`, 'main header')).toEqual([src, 'छत्ते पर मधुमक्खियाँ', ...size]);
    // The title beside it is the link.
    await expect.poll(() => image('/Shop/news', 'main ul')).toEqual([src, '', ...size]);
    const html = await read(path);
    const page = new RenderedPage(html);
    expect(page.attributes('main header source', 'srcset')).toEqual([
      '/media/media/bees/320.avif 320w, /media/media/bees/640.avif 640w, /media/media/bees/1280.avif 1280w',
    ]);
    expect(page.attributes('link[rel="stylesheet"]', 'href')).toContainEqual(
      expect.stringContaining('image-focus'),
    );
    expect(page.attributes('meta[property="og:image"]', 'content')).toEqual([
      expect.stringMatching(/\/media\/media\/bees\/social\.jpg$/),
    ]);
    expect(html).toMatch(/"image":"[^"]*\/media\/media\/bees\/social\.jpg"/);
    expect(await read('/Shop/news.xml')).toMatch(
      /<media:content url="[^"]*\/media\/media\/bees\/social\.jpg"/,
    );
    // A page without such an image does not load its styles.
    const blog = new RenderedPage(await read('/Shop/blog'));
    expect(blog.attributes('link[rel="stylesheet"]', 'href').join()).not.toContain('image-focus');
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
