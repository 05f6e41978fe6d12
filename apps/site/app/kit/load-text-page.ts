import { type Article, type TextPath, textPageSlug } from '@pgm/api/contract';
import type { RouterContextProvider } from 'react-router';
import { loadArticle } from './load-articles.ts';
import { articlesContext } from './request-context.ts';

interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/** A page of the site whose text staff write. */
export function loadTextPage(path: TextPath, { context, request }: LoaderArgs): Promise<Article> {
  const named = { kind: 'page' as const, slug: textPageSlug(path) };
  return loadArticle(context.get(articlesContext), named, request.signal);
}
