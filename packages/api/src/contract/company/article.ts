import * as z from 'zod/mini';
import { CatalogueLanguage } from '../catalogue/hindi-texts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Language } from '../language.ts';
import { PageQuery } from '../list-query.ts';
import { dataResponse, listResponseBody } from '../response.ts';
import { text } from '../text.ts';
import { ArticleBody } from './article-body.ts';

/** The areas of the site that have articles. */
export const ARTICLE_KINDS = ['blog', 'news'] as const;
export const ArticleKind = z.enum(ARTICLE_KINDS, 'Kind must be blog or news');
export type ArticleKind = z.infer<typeof ArticleKind>;

/** The drawings of the site that an article can show beside its heading; those of its area are for any article. */
export const ARTICLE_DRAWINGS = [
  'blog',
  'news',
  'read-a-label',
  'monsoon-storage',
  'herbs-and-medicines',
  'honest-words',
  'first-month',
  'returns',
  'points-page',
  'delivery-choices',
  'shop-open',
] as const;
export const ArticleDrawing = z.enum(ARTICLE_DRAWINGS, 'Choose a drawing');
export type ArticleDrawing = z.infer<typeof ArticleDrawing>;

/** An article in a list, in the language of the reader; in English where it has no Hindi. */
export const ArticleTeaser = z.object({
  kind: ArticleKind,
  /** The last part of its address, the same in both languages; unique among the articles of its kind. */
  slug: z.string(),
  title: z.string(),
  /** Two sentences that lists show and that open the article. */
  summary: z.string(),
  drawing: ArticleDrawing,
  /** The day of publication in India, as ISO text. */
  publishedOn: z.string(),
  language: Language,
  /** Whether it is a sample of the local profile, which says nothing true of the company. */
  isSample: z.boolean(),
});
export type ArticleTeaser = z.infer<typeof ArticleTeaser>;

export const Article = z.extend(ArticleTeaser, { body: ArticleBody });
export type Article = z.infer<typeof Article>;

interface Addressed {
  readonly kind: ArticleKind | 'policy';
  readonly slug: string;
}

/** The address of an article inside the site; the policies have addresses of their own. */
export const articlePath = ({ kind, slug }: Addressed) =>
  kind === 'policy' ? `/${slug}` : `/Shop/${kind}/${slug}`;

export const listArticles = defineEndpoint({
  operation: 'listArticles',
  summary:
    'The published articles, the newest first, a page at a time; `kind` lists only those of the blog or of the news.',
  base: 'main',
  method: 'GET',
  path: '/api/articles',
  policy: 'public',
  query: z.extend(PageQuery, { kind: z.optional(ArticleKind), language: CatalogueLanguage }),
  response: { status: 200, body: listResponseBody(ArticleTeaser) },
  failures: [400],
});

export const getArticle = defineEndpoint({
  operation: 'getArticle',
  summary: 'A published article by its kind and the last part of its address.',
  base: 'main',
  method: 'GET',
  path: '/api/articles/{kind}/{slug}',
  policy: 'public',
  params: z.object({ kind: ArticleKind, slug: text(100, 'Slug').check(z.toLowerCase()) }),
  query: z.object({ language: CatalogueLanguage }),
  response: { status: 200, body: dataResponse(Article) },
  failures: [404],
});
