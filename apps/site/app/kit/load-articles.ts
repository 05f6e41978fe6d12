import type { ArticlesClient } from '@pgm/api/client/articles';
import type { Article, ArticleKind, ArticleTeaser } from '@pgm/api/contract';
import { unavailable } from '../shell/unavailable.ts';

/** The published articles of a kind. */
export async function loadArticles(
  client: Pick<ArticlesClient, 'list'>,
  kind: ArticleKind,
  signal: AbortSignal,
): Promise<ArticleTeaser[]> {
  const articles = await client.list({ kind }, signal);
  if (!articles.ok) throw unavailable(articles.failure);
  return articles.value;
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
