import { type SQL, type SQLWrapper, eq, or, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';

/**
 * A referral code without hyphens and slashes: a code can be a number that is printed on a card, and people write it with or
 * without them. Codes are compared so, and an index has this expression.
 */
export const bareCode = (code: SQLWrapper) => sql`translate(${code}, '-/', '')`;

/** The same of a typed code, in upper case as codes are stored. */
export const toBareCode = (typed: string) => typed.trim().toUpperCase().replaceAll(/[-/]/g, '');

/**
 * A member's place in the tree. Code that adds or moves one must update the counters of all above: see
 * `join-tree.ts`.
 */
export const associates = pgTable(
  'associates',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The sponsor; null for a member who joined without one. An associate with others below never leaves the
     * tree.
     */
    parentId: uuid('parent_id').references((): AnyPgColumn => associates.id),
    /** Upper case. */
    referralCode: text('referral_code').notNull().unique(),
    /** The number of associates whose parent is this one. */
    directCount: integer('direct_count').notNull().default(0),
    /** The number of associates below this one, on all levels. */
    totalCount: integer('total_count').notNull().default(0),
    /** Whether upline and downline may see the email address and the mobile number. */
    sharesContact: boolean('shares_contact').notNull().default(false),
    /** When the associate withdrew from the agreement: since then the codes invite no one. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('associates_by_parent').on(table.parentId, table.createdAt, table.id),
    index('associates_by_age').on(table.createdAt, table.id),
    // Finds beginnings, whatever the collation of the database.
    index('associates_bare_code').on(sql`${bareCode(table.referralCode)} text_pattern_ops`),
    check('associates_not_own_parent', sql`${table.parentId} <> ${table.id}`),
    check(
      'associates_counters',
      sql`${table.directCount} >= 0 and ${table.totalCount} >= ${table.directCount}`,
    ),
  ],
);

const userColumns = {
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  email: users.email,
  mobile: users.mobile,
};

/** What is read of an associate and of the account behind it, for a select that joins both. */
export const nodeColumns = {
  id: associates.id,
  userId: associates.userId,
  parentId: associates.parentId,
  referralCode: associates.referralCode,
  joinedAt: associates.createdAt,
  directCount: associates.directCount,
  totalCount: associates.totalCount,
  sharesContact: associates.sharesContact,
  ...userColumns,
};

/** The same where the associates come out of a query called `listed`, at a level. */
export const listedColumns = {
  id: sql<string>`listed.id`,
  userId: sql<string>`listed.user_id`,
  parentId: sql<string | null>`listed.parent_id`,
  referralCode: sql<string>`listed.referral_code`,
  joinedAt: sql`listed.created_at`.mapWith(associates.createdAt),
  directCount: sql<number>`listed.direct_count`,
  totalCount: sql<number>`listed.total_count`,
  sharesContact: sql<boolean>`listed.shares_contact`,
  level: sql<number>`listed.level`,
  ...userColumns,
};

/** An associate with the account behind it. */
export interface NodeRow {
  readonly id: string;
  readonly userId: string;
  readonly parentId: string | null;
  readonly referralCode: string;
  readonly joinedAt: Date;
  readonly directCount: number;
  readonly totalCount: number;
  readonly sharesContact: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string | null;
  readonly mobile: string | null;
}

/** An associate so many steps away from another. */
export interface PlacedRow extends NodeRow {
  readonly level: number;
}

/** Picks an associate by its own id or by that of the user. */
export function isRef(ref: string): SQL | undefined {
  return or(eq(associates.id, ref), eq(associates.userId, ref));
}
