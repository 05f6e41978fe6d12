import { Article, ArticleTeaser } from '@pgm/api/contract';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readRejection } from '../../../test/buyer.ts';
import { useTestApp } from '../../../test/test-app.ts';

const List = z.object({ data: z.array(ArticleTeaser), total: z.int() });
const One = z.object({ data: Article });

describe('the articles', () => {
  const app = useTestApp();
  const list = async (query: string) => List.parse(await (await app.call(`/api/articles?${query}`)).json());
  const slugs = async (query: string) => (await list(query)).data.map(({ slug }) => slug);
  const get = async (path: string) => One.parse(await (await app.call(`/api/articles/${path}`)).json()).data;

  it('of a kind are listed with the newest first, a page at a time', async () => {
    expect(await list('kind=news&limit=1')).toEqual({
      data: [
        {
          kind: 'news',
          slug: 'returns',
          title: 'Returns without a phone call',
          summary: 'After the delivery, you can request a return in the order itself and track it.',
          drawing: 'returns',
          publishedOn: '2026-11-18',
          language: 'en',
          isSample: true,
        },
      ],
      total: 4,
    });
    expect(await slugs('kind=news&limit=2&page=2')).toEqual(['delivery-choices', 'shop-open']);
    expect(await slugs('kind=blog')).toEqual([
      'read-a-label',
      'monsoon-storage',
      'herbs-and-medicines',
      'honest-words',
      'first-month',
    ]);
  });

  it('are read in the language of the reader, by an address in any letter case', async () => {
    const { body, ...teaser } = await get('news/Returns?language=hi');
    expect(teaser).toMatchObject({ slug: 'returns', title: 'बिना फ़ोन किए वापसी', language: 'hi' });
    expect(body.content[0]).toEqual({
      type: 'heading',
      attrs: { level: 2, id: 'how' },
      content: [{ type: 'text', text: 'तरीका' }],
    });
  });

  it('without Hindi are shown to its readers in English', async () => {
    await app.sql(`insert into article_versions select article_id, 2, drawing, english, null, false, now()
      from article_versions where article_id = (select id from articles where slug = 'first-month')`);
    await app.sql(`update articles set published_number = 2 where slug = 'first-month'`);
    expect(await get('blog/first-month?language=hi')).toMatchObject({
      title: 'Your first month as an associate',
      language: 'en',
      isSample: false,
    });
    const { data } = await list('kind=blog&language=hi');
    expect(data.map(({ language }) => language)).toEqual(['hi', 'hi', 'hi', 'hi', 'en']);
  });

  it.each(['blog/no-such-article', 'news/read-a-label'])('are not found as %s', async (path) => {
    expect(await readRejection(await app.call(`/api/articles/${path}`))).toEqual([404, 'Article not found']);
  });

  it('are of the blog or of the news', async () => {
    expect((await list('')).total).toBe(9);
    expect(await readRejection(await app.call('/api/articles?kind=recipes'))).toEqual([
      400,
      'Kind must be blog or news',
    ]);
    expect(await readRejection(await app.call('/api/articles/recipes/returns'))).toEqual([
      404,
      'Kind must be blog, news or page',
    ]);
  });
});

describe('an article with a time', () => {
  const page = { href: '/search-me', title: { en: 'x', hi: 'x' }, description: { en: 'x', hi: 'x' } };
  const app = useTestApp({}, { pages: [page] });
  const OPENS = Date.parse('2026-11-22T03:30:00.000Z');
  const news = async () => {
    const response = await app.call('/api/articles?kind=news');
    return List.parse(await response.json()).data.map(({ slug }) => slug);
  };
  const status = async (slug: string) => (await app.call(`/api/articles/news/${slug}`)).status;
  const Found = z.object({ data: z.object({ pages: z.array(z.object({ href: z.string() })) }) });
  const found = async () => {
    const response = await app.call('/api/search?query=without+a+phone+call');
    return Found.parse(await response.json()).data.pages.map(({ href }) => href);
  };
  afterEach(() => (app.clock.now = Date.UTC(2026, 10, 21, 6, 30)));

  it('appears at its time in what was cached before, and to the search', async () => {
    await app.sql(
      `update articles set published_at = '${new Date(OPENS).toISOString()}' where slug = 'returns'`,
    );
    await expect.poll(news).toEqual(['points-page', 'delivery-choices', 'shop-open']);
    expect(await status('returns')).toBe(404);
    expect(await found()).toEqual([]);
    app.clock.now = OPENS - 1;
    expect([await news(), await status('returns'), await found()]).toEqual([
      ['points-page', 'delivery-choices', 'shop-open'],
      404,
      [],
    ]);
    app.clock.now = OPENS;
    expect([await news(), await status('returns'), await found()]).toEqual([
      ['returns', 'points-page', 'delivery-choices', 'shop-open'],
      200,
      ['/Shop/news/returns'],
    ]);
  });

  it('appears at another time that it gets later', async () => {
    await app.sql(`update articles set published_at = '2026-12-01T00:00:00Z' where slug = 'points-page'`);
    await expect.poll(news).not.toContain('points-page');
    await app.sql(`update articles set published_at = '2026-11-25T00:00:00Z' where slug = 'points-page'`);
    app.clock.now = Date.parse('2026-11-24T23:59:59.999Z');
    expect(await news()).not.toContain('points-page');
    app.clock.now += 1;
    await expect.poll(news).toContain('points-page');
  });
});

describe('a version of an article', () => {
  const app = useTestApp();

  it.each(['update article_versions set number = 2 where number = 1', 'delete from article_versions'])(
    'stays as it was saved: %s',
    async (change) => {
      await expect(app.sql(change)).rejects.toMatchObject({
        cause: { message: 'versions of articles are never changed or deleted' },
      });
    },
  );
});
