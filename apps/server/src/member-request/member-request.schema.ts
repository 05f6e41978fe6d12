import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { associates } from '../associate/associate.schema.ts';
import { users } from '../user/user.schema.ts';

/** What a request is about. */
export const requestKind = pgEnum('request_kind', ['PARENT_CHANGE', 'PROFILE_CORRECTION']);

/** What became of it; decided once, and for good. */
export const requestStatus = pgEnum('request_status', ['OPEN', 'APPROVED', 'REJECTED']);

export const profileField = pgEnum('profile_field', [
  'NAME',
  'DATE_OF_BIRTH',
  'GENDER',
  'EMAIL',
  'PHONE',
  'USERNAME',
  'OTHER',
]);

/** What members ask of the company. */
export const memberRequests = pgTable(
  'member_requests',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: requestKind().notNull(),
    status: requestStatus().notNull().default('OPEN'),
    /** Of a parent change: the wished sponsor's code as it was then, and whose it is; null when they are gone. */
    referralCode: text('referral_code'),
    sponsorId: uuid('sponsor_id').references(() => associates.id, { onDelete: 'set null' }),
    /** Of a profile correction. */
    field: profileField(),
    /** Why, or what it should be. */
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** What the one who decided has to say. */
    note: text(),
  },
  (table) => [
    index('member_requests_by_member').on(table.userId, table.createdAt, table.id),
    index('member_requests_by_status').on(table.status, table.createdAt, table.id),
    index('member_requests_by_age').on(table.createdAt, table.id),
    check('member_requests_decided', sql`(${table.status} = 'OPEN') = (${table.decidedAt} is null)`),
    check(
      'member_requests_kind',
      sql`case ${table.kind} when 'PARENT_CHANGE' then ${table.referralCode} is not null and ${table.field} is null else ${table.referralCode} is null and ${table.field} is not null end`,
    ),
  ],
);
