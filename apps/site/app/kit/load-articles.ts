import type { ArticlesClient } from '@pgm/api/client/articles';
import type { Article, ArticleKind } from '@pgm/api/contract';
import { redirect } from 'react-router';
import { unavailable } from './unavailable.ts';
import { pageHref, readPageNumber } from './page-number.ts';

/** How many articles a page of their list shows: whole rows of two and of three. */
const ARTICLES_ON_A_PAGE = 12;

/** The page of the published articles of a kind that the address asks for. A page after the last one leads to the last one. */
export async function loadArticles(
  client: Pick<ArticlesClient, 'listPage'>,
  kind: ArticleKind,
  { url, signal }: Pick<Request, 'url' | 'signal'>,
) {
  const { pathname, searchParams } = new URL(url);
  const page = readPageNumber(searchParams);
  const articles = await client.listPage({ kind, page, limit: ARTICLES_ON_A_PAGE }, signal);
  if (!articles.ok) throw unavailable(articles.failure);
  const pageCount = articles.value.pagination?.pages ?? 1;
  if (page > pageCount) throw redirect(pageHref(pathname, pageCount));
  return { articles: articles.value.data, page, pageCount };
}

/** A published article. */
export async function loadArticle(
  client: Pick<ArticlesClient, 'get'>,
  named: Pick<Article, 'kind' | 'slug'>,
  signal: AbortSignal,
): Promise<Article> {
  const article = await client.get(named, signal);
  if (!article.ok) throw unavailable(article.failure);
  return article.value;
}
