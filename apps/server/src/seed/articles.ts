import { ARTICLE_KINDS, ArticleDrawing, type ArticleKind } from '@pgm/api/contract';
import { inArray } from 'drizzle-orm';
import { articles, articleVersions } from '../company/article/article.schema.ts';
import { toWrittenTexts } from '../company/first-texts/written-article.mapper.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/database/id.ts';
import { sampleArticles } from './articles/index.ts';
import type { ToSampleArticle } from './articles/sample-article.types.ts';

const DAY_MS = 86_400_000;

/** Publishes the sample articles, where there is no article. The local profile only: they say nothing true of the company. */
export async function seedArticles(db: Database, now: number): Promise<void> {
  if ((await db.$count(articles, inArray(articles.kind, ARTICLE_KINDS))) > 0) return;
  const samples = ARTICLE_KINDS.flatMap((kind) => sampleArticles[kind].map((sample) => toRow(kind, sample)));
  // Their days are fixed. Where these are still to come, all are as many days earlier.
  const early = Math.max(0, Math.ceil((Math.max(...samples.map(({ at }) => at)) - now) / DAY_MS));
  await db.transaction(async (tx) => {
    for (const { id, kind, slug, at, ...content } of samples) {
      const publishedAt = new Date(at - early * DAY_MS);
      const published = { publishedNumber: 1, publishedAt, createdAt: publishedAt };
      await tx.insert(articles).values({ id, kind, slug, ...content, ...published });
      await tx.insert(articleVersions).values({ articleId: id, number: 1, ...content, savedAt: publishedAt });
    }
  });
}

function toRow(kind: ArticleKind, toSample: ToSampleArticle) {
  const { slug, date } = toSample((english) => english);
  return {
    id: sampleId(`article/${kind}/${slug}`),
    kind,
    slug,
    at: Date.parse(`${date}T00:00:00+05:30`),
    drawing: ArticleDrawing.parse(slug),
    ...toWrittenTexts(toSample),
    isSample: true,
  };
}
