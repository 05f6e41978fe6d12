import * as z from 'zod/mini';
import { CatalogueLanguage } from '../catalogue/hindi-texts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Language } from '../language.ts';
import { PageQuery } from '../list-query.ts';
import { dataResponse, listResponseBody } from '../response.ts';
import { text } from '../text.ts';
import { ArticleBody } from './article-body.ts';
import { ShownMedia } from './article-media.ts';

/** The areas of the site that list articles. */
export const ARTICLE_KINDS = ['blog', 'news'] as const;
export const ArticleKind = z.enum(ARTICLE_KINDS, 'Kind must be blog or news');
export type ArticleKind = z.infer<typeof ArticleKind>;

/** The addresses of the pages of the site whose text is an article of the kind 'page'; those of the specification are spelled as there. */
export const TEXT_PATHS = [
  'about/ourteam',
  'about/ourassociation',
  'about/groupcompanics',
  'about/internationalbusiness',
  'business/directselling',
  'business/whypgm',
  'business/sucessstory',
  'business/businessoportunity',
  'Shop/flipcard',
  'Shop/gallery',
] as const;
export type TextPath = (typeof TEXT_PATHS)[number];

/** The name of the home page among the pages whose text staff write: its address has no part. */
export const HOME_SLUG = 'home';

/** The last part of the address of a page. */
export const textPageSlug = (path: TextPath) => path.slice(path.indexOf('/') + 1);

const PublishedKind = z.enum([...ARTICLE_KINDS, 'page'], 'Kind must be blog, news or page');

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
  'our-team',
  'our-association',
  'group-companies',
  'international-business',
  'direct-selling',
  'why-pgm',
  'success-stories',
  'business-opportunity',
  'flipcard',
  'gallery',
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
  /** Shown in place of the drawing. Default: the drawing is shown. */
  media: z.optional(ShownMedia),
  /** The day of publication in India, as ISO text. */
  publishedOn: z.string(),
  language: Language,
  /** Whether it is a sample of the local profile, which says nothing true of the company. */
  isSample: z.boolean(),
});
export type ArticleTeaser = z.infer<typeof ArticleTeaser>;

export const Article = z.extend(ArticleTeaser, {
  kind: PublishedKind,
  /** What stands at the top of its page. Absent where it is the title. */
  heading: z.optional(z.string()),
  body: ArticleBody,
  /** The images of its cards by their ids. Absent where no card has one. */
  cardMedia: z.optional(z.record(z.string(), ShownMedia)),
});
export type Article = z.infer<typeof Article>;

interface Addressed {
  readonly kind: ArticleKind | 'page' | 'policy';
  readonly slug: string;
}

/** The address of an article inside the site; pages and policies have addresses of their own. */
export function articlePath({ kind, slug }: Addressed): string {
  if (kind === 'policy') return `/${slug}`;
  if (kind === 'page' && slug === HOME_SLUG) return '/';
  if (kind === 'page') return `/${TEXT_PATHS.find((path) => textPageSlug(path) === slug) ?? slug}`;
  return `/Shop/${kind}/${slug}`;
}

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
  summary: 'A published article, or a page of the site, by its kind and the last part of its address.',
  base: 'main',
  method: 'GET',
  path: '/api/articles/{kind}/{slug}',
  policy: 'public',
  params: z.object({ kind: PublishedKind, slug: text(100, 'Slug').check(z.toLowerCase()) }),
  query: z.object({ language: CatalogueLanguage }),
  response: { status: 200, body: dataResponse(Article) },
  failures: [404],
});
