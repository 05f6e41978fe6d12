import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import { products } from '../tables/product.schema.ts';

/** In the order in which staff read them. */
export const productQuestionStatus = pgEnum('product_question_status', ['OPEN', 'PUBLISHED', 'DECLINED']);

/** What members ask about products, with the reply of the company. */
export const productQuestions = pgTable(
  'product_questions',
  {
    /** Sorts by the time of the question. */
    id: uuid().primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The name that is shown, as it was when the question was asked. */
    author: text().notNull(),
    text: text().notNull(),
    status: productQuestionStatus().notNull().default('OPEN'),
    /** In English; null unless the question is published. */
    reply: text(),
    /** Null where there is none. */
    replyInHindi: text('reply_in_hindi'),
    /** Why staff declined it; null otherwise. */
    reason: text(),
    /** Grows with each decision. */
    version: integer().notNull().default(1),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** A change of the reply does not change it; null unless the question is published. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
  },
  (table) => [
    index('product_questions_shown')
      .on(table.productId, table.publishedAt, table.id)
      .where(sql`${table.status} = 'PUBLISHED'`),
    index('product_questions_by_member').on(table.userId, table.productId),
    index('product_questions_by_status').on(table.status, table.id),
    index('product_questions_by_age').on(table.askedAt, table.id),
    check('product_questions_reply', sql`(${table.status} = 'PUBLISHED') = (${table.reply} is not null)`),
    check(
      'product_questions_published_at',
      sql`(${table.status} = 'PUBLISHED') = (${table.publishedAt} is not null)`,
    ),
    check(
      'product_questions_reply_in_hindi',
      sql`${table.status} = 'PUBLISHED' or ${table.replyInHindi} is null`,
    ),
    check('product_questions_reason', sql`(${table.status} = 'DECLINED') = (${table.reason} is not null)`),
  ],
);

/** A product question as it is stored. */
export type ProductQuestionRow = typeof productQuestions.$inferSelect;
