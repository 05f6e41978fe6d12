import {
  type Article,
  type ArticleKind,
  type Language,
  type PolicySlug,
  getArticle,
  getPolicy,
  listArticles,
  listPolicies,
} from '../../contract/index.ts';
import { allPages } from '../all-pages.ts';
import { type Call, toData } from '../call.ts';

/** Which articles: those of a kind, and in a language other than that of the other calls. */
interface WantedArticles {
  readonly kind?: ArticleKind;
  readonly language?: Language;
}

/** Reads the articles of the blog and of the news, and the policies. Only the server of the site loads it: pages come with their articles. */
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

    /** All policies, each in the version that is valid now. */
    policies: (signal?: AbortSignal) => toData(call(listPolicies, { query: {}, signal })),

    /** A policy in the version that is valid now, or in an older one. */
    policy: (slug: PolicySlug, version?: string, signal?: AbortSignal) =>
      toData(call(getPolicy, { params: { slug }, query: { version }, signal })),
  };
}

export type ArticlesClient = ReturnType<typeof articlesClient>;
