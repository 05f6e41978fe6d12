import { ARTICLE_KINDS, HOME_SLUG, articlePath } from '@pgm/api/contract';
import { and, desc, gt, inArray, lte, min } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SearchPage } from '../../platform/site/site.ts';
import {
  type ArticleRow,
  IS_PUBLISHED_VERSION,
  type ShortTexts,
  articles,
  articleVersions,
  shortTexts,
} from './article.schema.ts';
import { readValidPolicies } from './policy-versions.transactions.ts';

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

/** Makes the function that returns the published articles, the pages and the policies for the search; each process reads them again after a change. */
export function articlePagesReader({
  articleCache,
  db,
  now,
  publications,
}: Pick<Platform, 'articleCache' | 'db' | 'now' | 'publications'>) {
  const make = async () => {
    const value = await readArticlePages(db, new Date(now()));
    const calls = ['/api/articles', '/api/policies'].map((path) => ({ path, params: {} }));
    return { value, source: { text: '', calls, bytes: value.length * ARTICLE_BYTES } };
  };
  return async (): Promise<readonly SearchPage[]> => {
    await publications();
    return articleCache.get('pages', make);
  };
}

async function readArticlePages(db: Database, now: Date): Promise<SearchPage[]> {
  const readPublished = (kinds: readonly ArticleRow['kind'][]) =>
    db
      .select({ kind: articles.kind, slug: articles.slug, ...shortTexts(articleVersions) })
      .from(articles)
      .innerJoin(articleVersions, IS_PUBLISHED_VERSION)
      .where(and(inArray(articles.kind, kinds), lte(articles.publishedAt, now)))
      .orderBy(desc(articles.publishedAt), desc(articles.id))
      .limit(MAX_FOUND);
  const policies = await readValidPolicies(db, now);
  return [
    // Every page leads to the home page.
    ...(await readPublished(['page'])).filter(({ slug }) => slug !== HOME_SLUG).map(toPage),
    ...policies.map((policy) => toPage({ kind: 'policy', ...policy })),
    ...(await readPublished(ARTICLE_KINDS)).map(toPage),
  ];
}

type FoundArticle = Pick<ArticleRow, 'kind' | 'slug'> & {
  readonly english: ShortTexts;
  readonly hindi: ShortTexts | null;
};

function toPage({ kind, slug, english, hindi }: FoundArticle): SearchPage {
  return {
    href: articlePath({ kind, slug }),
    title: { en: english.title, hi: (hindi ?? english).title },
    description: { en: english.summary, hi: (hindi ?? english).summary },
  };
}
