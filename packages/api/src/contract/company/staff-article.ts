import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { dataResponse } from '../response.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';
import { filledText } from '../text.ts';
import { ArticleBody, WrittenBody } from './article-body.ts';
import { ArticleMedia } from './article-media.ts';
import { ARTICLE_KINDS, ArticleDrawing, ArticleKind } from './article.ts';
import { factWordProblem } from './fact-words.ts';

/** What staff write: articles of the blog and of the news; the pages of the site and the policies, of which there are no new ones. */
export const STAFF_ARTICLE_KINDS = [...ARTICLE_KINDS, 'page', 'policy'] as const;
export const StaffArticleKind = z.enum(STAFF_ARTICLE_KINDS, 'Kind must be blog, news, page or policy');
export type StaffArticleKind = z.infer<typeof StaffArticleKind>;

/** Whether it is a page of the site or a policy: there are no new ones, their addresses are fixed, and words in braces are filled. */
export const isPartOfSite = (kind: StaffArticleKind) => kind === 'page' || kind === 'policy';

/** What visitors see of an article: nothing yet, it at a time to come, it, or nothing any more. */
export const ArticleState = z.enum(
  ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'UNPUBLISHED'],
  'Choose a state of the article',
);
export type ArticleState = z.infer<typeof ArticleState>;

/** The texts of an article in one language. The title fits into the results of search engines. */
export const ArticleTexts = z.object({
  title: filledText(110, 'Title', 'Title is required'),
  /** What stands at the top of its page. Only a page of the site has one. Default: the title. */
  heading: z.optional(filledText(110, 'Heading', 'Heading is required')),
  summary: filledText(300, 'Summary', 'Summary is required'),
  body: ArticleBody,
});
export type ArticleTexts = z.infer<typeof ArticleTexts>;

const slug = filledText(80, 'Address', 'Address is required').check(
  z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'An address has small letters and digits, with - between words'),
);

const WrittenTexts = z.extend(ArticleTexts, { body: WrittenBody });

/** The texts of an article of the blog or of the news: its heading is its title. */
const TitledTexts = z.omit(WrittenTexts, { heading: true });

/** The image of the media library in place of the drawing; null shows the drawing. */
const mediaId = z.optional(z.nullable(z.uuid('Image not found')));

export const NewArticle = z.object({
  kind: ArticleKind,
  slug,
  drawing: ArticleDrawing,
  mediaId,
  english: TitledTexts,
  /** Null while the translation is missing. */
  hindi: z.nullable(TitledTexts),
});
export type NewArticle = z.infer<typeof NewArticle>;

const version = z.int('The version is not valid');

/** The texts of a page or a policy; some words in braces stand for facts of the company. */
const TextsWithFacts = z.extend(ArticleTexts, {
  body: WrittenBody.check(
    z.superRefine((body, context) => {
      const message = factWordProblem(body);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
  ),
});

/** Whether staff have checked that the Hindi says what the English says now. Default: not checked. */
const isTranslationRight = z.optional(z.boolean('Choose whether the translation is right'));

/** What the form of an article writes. The address of a page or a policy never changes, and a policy has no drawing. */
export const ArticleDraft = z.discriminatedUnion('kind', [
  z.extend(NewArticle, { isTranslationRight }),
  z.object({
    kind: z.literal('page'),
    drawing: ArticleDrawing,
    mediaId,
    english: TextsWithFacts,
    hindi: z.nullable(TextsWithFacts),
    isTranslationRight,
  }),
  z.object({
    kind: z.literal('policy'),
    english: TextsWithFacts,
    hindi: z.nullable(TextsWithFacts),
    isTranslationRight,
  }),
]);
export type ArticleDraft = z.infer<typeof ArticleDraft>;

/** A changed draft. What is absent stays; the kind of an article never changes. */
export const ArticleChange = z.object({
  version,
  slug: z.optional(slug),
  drawing: z.optional(ArticleDrawing),
  mediaId,
  english: WrittenTexts,
  hindi: z.nullable(WrittenTexts),
  isTranslationRight,
});
export type ArticleChange = z.infer<typeof ArticleChange>;

/** The version of the article that the caller has seen. */
export const SeenArticle = z.object({ version });

/** Whether a draft is ready to be published. */
export const ArticleReadiness = z.extend(SeenArticle, {
  isReady: z.boolean('Choose whether the draft is ready'),
});
export type ArticleReadiness = z.infer<typeof ArticleReadiness>;

const MAX_ARTICLES = 100;

/** Several articles that are published at once. */
export const ArticleSelection = z.object({
  ids: z
    .array(z.uuid('Article not found'), 'Choose an article')
    .check(
      z.minLength(1, 'Choose an article'),
      z.maxLength(MAX_ARTICLES, `At most ${MAX_ARTICLES} articles at a time`),
    ),
});
export type ArticleSelection = z.infer<typeof ArticleSelection>;

/** A time from which visitors see an article, as ISO text in UTC. */
export const PublicationTime = z.object({
  at: z.iso.datetime('Choose a day and a time').check(z.regex(/^20/, 'Choose a date from 2000 to 2099')),
});
export type PublicationTime = z.infer<typeof PublicationTime>;

export const ArticlePublication = z.extend(SeenArticle, {
  /** From when visitors see it. Default: now. */
  at: z.optional(PublicationTime.shape.at),
});
export type ArticlePublication = z.infer<typeof ArticlePublication>;

/** An article in a list of staff. */
export const StaffArticleRow = z.object({
  id: z.string(),
  kind: StaffArticleKind,
  slug: z.string(),
  /** Of the draft, in English. */
  title: z.string(),
  state: ArticleState,
  /** Whether the draft has no Hindi. */
  isTranslationMissing: z.boolean(),
  /** Whether the English of the draft changed after its Hindi. */
  isTranslationOutdated: z.boolean(),
  /** Whether the draft differs from what visitors see or will see; of an article without that, false. */
  isChanged: z.boolean(),
  /** Whether the draft is marked as ready: another person reads and publishes it. */
  isReady: z.boolean(),
  /** A sample of the local profile is not published again before its texts are changed. */
  isSample: z.boolean(),
  /** From when visitors see it, as ISO text; null when they do not. */
  publishedAt: z.nullable(z.string()),
  /** Counts the changes. */
  version: z.int(),
});
export type StaffArticleRow = z.infer<typeof StaffArticleRow>;

/** An article as staff edit it. */
export const StaffArticle = z.extend(StaffArticleRow, {
  /** Null for a policy. */
  drawing: z.nullable(ArticleDrawing),
  /** Shown in place of the drawing. Default: the drawing is shown. */
  media: z.optional(ArticleMedia),
  /** The images of the cards of both texts. */
  cardMedia: z.array(ArticleMedia),
  english: ArticleTexts,
  hindi: z.nullable(ArticleTexts),
  /** The number of the version that is equal to the draft. */
  draftNumber: z.int(),
  /** The number of the version that visitors see or will see. */
  publishedNumber: z.nullable(z.int()),
});
export type StaffArticle = z.infer<typeof StaffArticle>;

/** The parts of an article whose changes the history shows. */
export const ArticlePart = z.enum([
  'drawing',
  'image',
  'title',
  'heading',
  'summary',
  'text',
  'titleInHindi',
  'headingInHindi',
  'summaryInHindi',
  'textInHindi',
]);
export type ArticlePart = z.infer<typeof ArticlePart>;

/** A saved draft, and how it differs from the one before. */
export const ArticleVersion = z.object({
  /** From 1. */
  number: z.int(),
  /** ISO text. */
  at: z.string(),
  /** Null for a sample, and where the account is deleted. */
  saverName: z.nullable(z.string()),
  changes: z.array(z.object({ part: ArticlePart, removed: z.array(z.string()), added: z.array(z.string()) })),
});
export type ArticleVersion = z.infer<typeof ArticleVersion>;

export const listStaffArticles = defineEndpoint({
  operation: 'listStaffArticles',
  summary:
    'The articles with their state, a page at a time; `translation` lists those whose Hindi is missing or outdated, `draft` those whose draft is changed or ready.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/articles',
  policy: 'staff',
  area: 'content',
  query: z.extend(staffListQuery(['newest', 'title', 'published']), {
    kind: z.optional(StaffArticleKind),
    state: z.optional(ArticleState),
    translation: z.optional(z.enum(['missing', 'outdated'], 'Translation can be missing or outdated')),
    draft: z.optional(z.enum(['changed', 'ready'], 'Draft can be changed or ready')),
  }),
  response: { status: 200, body: staffListBody(StaffArticleRow) },
  failures: [400, 401, 403],
});

export const getStaffArticle = defineEndpoint({
  operation: 'getStaffArticle',
  summary: 'An article with its draft in both languages.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/articles/{id}',
  policy: 'staff',
  area: 'content',
  params: IdParams,
  response: { status: 200, body: dataResponse(StaffArticle) },
  failures: [401, 403, 404],
});

export const createArticle = defineEndpoint({
  operation: 'createArticle',
  summary: 'Adds an article as a draft, which visitors do not see.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/articles',
  policy: 'staff',
  area: 'content',
  body: NewArticle,
  response: { status: 200, body: dataResponse(StaffArticle) },
  failures: [400, 401, 403, 409],
});

export const updateArticle = defineEndpoint({
  operation: 'updateArticle',
  summary:
    'Saves the draft; what visitors see stays until it is published. 409 with the stored one when it is not at `version` any more.',
  base: 'main',
  method: 'PUT',
  path: '/api/admin/articles/{id}',
  policy: 'staff',
  area: 'content',
  params: IdParams,
  body: ArticleChange,
  response: { status: 200, body: dataResponse(StaffArticle) },
  failures: [400, 401, 403, 404, 409],
});

export const publishArticle = defineEndpoint({
  operation: 'publishArticle',
  summary:
    'Publishes the draft, now or at a time; 409 when it is not at `version` any more, is a sample, or is published already. A policy is valid from then on, and its older versions stay readable.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/articles/{id}/publish',
  policy: 'staff',
  area: 'content',
  params: IdParams,
  body: ArticlePublication,
  response: { status: 200, body: dataResponse(StaffArticle) },
  failures: [400, 401, 403, 404, 409],
});

export const setArticleReadiness = defineEndpoint({
  operation: 'setArticleReadiness',
  summary:
    'Marks the draft as ready to be published, or takes the mark away; 409 when it is not at `version` any more.',
  base: 'main',
  method: 'PUT',
  path: '/api/admin/articles/{id}/readiness',
  policy: 'staff',
  area: 'content',
  params: IdParams,
  body: ArticleReadiness,
  response: { status: 200, body: dataResponse(StaffArticle) },
  failures: [400, 401, 403, 404, 409],
});

export const publishArticles = defineEndpoint({
  operation: 'publishArticles',
  summary:
    'Publishes the drafts of several articles now, all or none: 409 with the reason when one is a sample or a policy. One that is published as it is stays so.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/articles/publish',
  policy: 'staff',
  area: 'content',
  body: ArticleSelection,
  response: {
    status: 200,
    body: dataResponse(
      z.object({
        /** How many articles visitors see changed. */
        published: z.int(),
      }),
    ),
  },
  failures: [400, 401, 403, 404, 409],
});

export const unpublishArticle = defineEndpoint({
  operation: 'unpublishArticle',
  summary:
    'Withdraws an article from visitors, or its time; 409 when it is not at `version` any more. A page is never withdrawn; of a policy, only a version of a time to come.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/articles/{id}/unpublish',
  policy: 'staff',
  area: 'content',
  params: IdParams,
  body: SeenArticle,
  response: { status: 200, body: dataResponse(StaffArticle) },
  failures: [400, 401, 403, 404, 409],
});

export const listArticleVersions = defineEndpoint({
  operation: 'listArticleVersions',
  summary: 'The saved drafts of an article, the newest first, with what each one changed.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/articles/{id}/versions',
  policy: 'staff',
  area: 'content',
  params: IdParams,
  query: staffListQuery(['newest']),
  response: { status: 200, body: staffListBody(ArticleVersion) },
  failures: [400, 401, 403],
});

export const restoreArticleVersion = defineEndpoint({
  operation: 'restoreArticleVersion',
  summary: 'Makes the texts of an older version the draft again, as a new version.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/articles/{id}/versions/{number}/restore',
  policy: 'staff',
  area: 'content',
  params: z.extend(IdParams, {
    number: z.coerce.number('Version not found').check(z.int(), z.gte(1), z.lte(1_000_000)),
  }),
  body: SeenArticle,
  response: { status: 200, body: dataResponse(StaffArticle) },
  failures: [400, 401, 403, 404, 409],
});
