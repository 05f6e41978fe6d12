import { articlePath } from '@pgm/api/contract';
import { desc, gt, lte, min } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SearchPage } from '../../platform/site/site.ts';
import { IS_PUBLISHED_VERSION, articles, articleVersions, shortTexts } from './article.schema.ts';

/** The memory of an article in the cache, in bytes. */
const ARTICLE_BYTES = 2_000;

/** The newest articles that a search finds. */
const MAX_FOUND = 1_000;

/** The first moment after another one from which an article is published. */
export async function readNextPublication(db: Database, after: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ next: min(articles.publishedAt) })
    .from(articles)
    .where(gt(articles.publishedAt, after));
  return row?.next ?? undefined;
}

/** Makes the function that returns the published articles for the search; each process reads them again after a change. */
export function articlePagesReader({
  articleCache,
  db,
  now,
  publications,
}: Pick<Platform, 'articleCache' | 'db' | 'now' | 'publications'>) {
  const make = async () => {
    const value = await readArticlePages(db, new Date(now()));
    const calls = [{ path: '/api/articles', params: {} }];
    return { value, source: { text: '', calls, bytes: value.length * ARTICLE_BYTES } };
  };
  return async (): Promise<readonly SearchPage[]> => {
    await publications();
    return articleCache.get('pages', make);
  };
}

async function readArticlePages(db: Database, now: Date): Promise<SearchPage[]> {
  const rows = await db
    .select({ kind: articles.kind, slug: articles.slug, ...shortTexts(articleVersions) })
    .from(articles)
    .innerJoin(articleVersions, IS_PUBLISHED_VERSION)
    .where(lte(articles.publishedAt, now))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(MAX_FOUND);
  return rows.map(({ kind, slug, english, hindi }) => ({
    href: articlePath({ kind, slug }),
    title: { en: english.title, hi: (hindi ?? english).title },
    description: { en: english.summary, hi: (hindi ?? english).summary },
  }));
}
