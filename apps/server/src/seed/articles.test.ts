import { ArticleBody, type ArticleTeaser, toPlainText } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { useTestApp } from '../../test/test-app.ts';
import { toWrittenTexts } from '../company/first-texts/written-article.mapper.ts';
import { sampleArticles } from './articles/index.ts';
import { seedArticles } from './articles.ts';

const samples = Object.values(sampleArticles).flat();
const lines = (body: ArticleBody) => toPlainText(body.content).split('\n');
const figures = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
const isHindi = (text: string) => /[\u0900-\u097f]/.test(text);

describe.each(samples.map((sample) => [sample((english) => english).slug, sample] as const))(
  'the sample %s',
  (_, toSample) => {
    const both = Object.values(toWrittenTexts(toSample));
    const [inEnglish, inHindi] = both.map((one) => [one.title, one.summary, ...lines(one.body)]);

    it('is a valid text in both languages, with the same parts and figures', () => {
      for (const { body } of both) expect(ArticleBody.parse(body)).toEqual(body);
      expect(inHindi?.map(figures)).toEqual(inEnglish?.map(figures));
    });

    it('is English in English and Hindi in Hindi', () => {
      expect(inEnglish?.filter(isHindi)).toEqual([]);
      expect(inHindi?.filter((text) => !isHindi(text))).toEqual([]);
    });
  },
);

describe('the sample articles', () => {
  const app = useTestApp();
  const Rows = z.array(z.object({ day: z.string() }));
  const days = async () =>
    Rows.parse(
      await app.sql(`select to_char(published_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day
        from articles where kind in ('blog', 'news') order by published_at desc limit 2`),
    ).map(({ day }) => day);

  it('are marked as samples, and added once', async () => {
    await app.seed(seedArticles);
    const body = z.object({ data: z.array(z.custom<ArticleTeaser>()) });
    const { data } = body.parse(await (await app.call('/api/articles?kind=blog')).json());
    expect(data.map(({ isSample }) => isSample)).toEqual([true, true, true, true, true]);
  });

  it('have their days, and earlier ones where these are still to come', async () => {
    expect(await days()).toEqual(['2026-11-18', '2026-11-13']);
    await app.sql('alter table article_versions disable trigger all');
    const ids = "select id from articles where kind in ('blog', 'news')";
    await app.sql(`delete from article_versions where article_id in (${ids})`);
    await app.sql(`delete from articles where id in (${ids})`);
    app.clock.now = Date.parse('2025-03-10T06:00:00Z');
    await app.seed(seedArticles);
    expect(await days()).toEqual(['2025-03-10', '2025-03-05']);
  });
});
