import type { ArticleDrawing, ArticleTexts, Language } from '@pgm/api/contract';
import { and, eq, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/record/record-columns.ts';
import { media } from '../media/media.schema.ts';

/** What lists show of them. */
export type ShortTexts = Omit<ArticleTexts, 'body'>;

export const articleKind = pgEnum('article_kind', ['blog', 'news', 'policy', 'page']);

/** What an article says. */
const content = () => ({
  /** Null for a policy. */
  drawing: text().$type<ArticleDrawing>(),
  /** The image of the media library that is shown in place of the drawing. */
  mediaId: uuid('media_id').references(() => media.id),
  /** The images of the media library that the cards of both texts show. */
  cardMediaIds: uuid('card_media_ids').array().notNull().default([]),
  english: jsonb().$type<ArticleTexts>().notNull(),
  /** Null while the translation is missing. */
  hindi: jsonb().$type<ArticleTexts>(),
  /** Whether it is a sample of the local profile. */
  isSample: boolean('is_sample').notNull().default(false),
});

/**
 * The articles of the blog and of the news, the pages of the site and the policies: the draft of each, and which of its versions visitors see from when.
 * Before that, a policy is valid in an older version.
 */
export const articles = pgTable(
  'articles',
  {
    id: uuid().primaryKey(),
    kind: articleKind().notNull(),
    /** The last part of its address. */
    slug: text().notNull(),
    ...content(),
    /** The version that is equal to the draft. */
    draftNumber: integer('draft_number').notNull().default(1),
    /** The version that visitors see from `publishedAt` on. */
    publishedNumber: integer('published_number'),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** Whether the English of the draft changed after its Hindi. */
    isTranslationOutdated: boolean('is_translation_outdated').notNull().default(false),
    /** Whether its draft is marked as ready to be published. */
    isReady: boolean('is_ready').notNull().default(false),
    /** When it was last withdrawn from the visitors; it stays when it is published again. */
    unpublishedAt: timestamp('unpublished_at', { withTimezone: true }),
    ...recordColumns(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('articles_address').on(table.kind, table.slug),
    index('articles_published')
      .on(table.kind, table.publishedAt, table.id)
      .where(sql`${table.publishedAt} is not null`),
    index('articles_next')
      .on(table.publishedAt)
      .where(sql`${table.publishedAt} is not null`),
    index('articles_media')
      .on(table.mediaId)
      .where(sql`${table.mediaId} is not null`),
    check(
      'articles_published_number',
      sql`(${table.publishedNumber} is null) = (${table.publishedAt} is null)`,
    ),
  ],
);

/** An article as it is stored. */
export type ArticleRow = typeof articles.$inferSelect;

/** Every saved draft of an article; a trigger rejects every change of a row. */
export const articleVersions = pgTable(
  'article_versions',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id),
    /** From 1 for each article. */
    number: integer().notNull(),
    ...content(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** Null for the samples of the local profile. */
    savedBy: uuid('saved_by'),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.number] }),
    index('article_versions_media')
      .on(table.mediaId)
      .where(sql`${table.mediaId} is not null`),
  ],
);

/** A version as it is stored. */
export type ArticleVersionRow = typeof articleVersions.$inferSelect;

/** From when which version of a policy is valid. A row that has become valid never changes. */
export const policyVersions = pgTable(
  'policy_versions',
  {
    articleId: uuid('article_id').notNull(),
    /** Its name: the day in India from which it is valid, such as `2026-11-23`. */
    name: text().notNull(),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    /** The number of the version of the text. */
    number: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.name] }),
    foreignKey({
      columns: [table.articleId, table.number],
      foreignColumns: [articleVersions.articleId, articleVersions.number],
    }),
    index('policy_versions_valid').on(table.articleId, table.validFrom),
  ],
);

/** Joins an article with the version that visitors see. */
export const IS_PUBLISHED_VERSION = and(
  eq(articleVersions.articleId, articles.id),
  eq(articleVersions.number, articles.publishedNumber),
);

/** The texts of an article or of a version without their bodies, for lists. */
export const shortTexts = ({ english, hindi }: typeof articles | typeof articleVersions) => ({
  english: sql<ShortTexts>`${english} - 'body'`,
  hindi: sql<ShortTexts | null>`${hindi} - 'body'`,
});

interface InBothLanguages<Texts> {
  readonly english: Texts;
  /** Null while the translation is missing. */
  readonly hindi: Texts | null;
}

/** The texts in the language of the reader; in English where there is no Hindi. */
export function inLanguage<Texts>({ english, hindi }: InBothLanguages<Texts>, wanted: Language) {
  return wanted === 'hi' && hindi
    ? { language: 'hi' as const, texts: hindi }
    : { language: 'en' as const, texts: english };
}
