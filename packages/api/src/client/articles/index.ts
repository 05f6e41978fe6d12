import {
  type Article,
  type ArticleKind,
  type Language,
  getArticle,
  listArticles,
} from '../../contract/index.ts';
import { allPages } from '../all-pages.ts';
import { type Call, toData } from '../call.ts';

/** Which articles: those of a kind, and in a language other than that of the other calls. */
interface WantedArticles {
  readonly kind?: ArticleKind;
  readonly language?: Language;
}

/** Reads the articles of the blog and of the news. Only the server of the site loads it: pages come with their articles. */
export function articlesClient(call: Call) {
  return {
    /** All published articles, the newest first. */
    list: (wanted: WantedArticles, signal?: AbortSignal) =>
      allPages((page) => call(listArticles, { query: { ...wanted, ...page }, signal })),

    /** A page of the published articles, the newest first. */
    listPage: (
      wanted: WantedArticles & { readonly page: number; readonly limit: number },
      signal?: AbortSignal,
    ) => call(listArticles, { query: wanted, signal }),

    /** A published article. */
    get: (params: Pick<Article, 'kind' | 'slug'>, signal?: AbortSignal) =>
      toData(call(getArticle, { params, query: {}, signal })),
  };
}

export type ArticlesClient = ReturnType<typeof articlesClient>;
