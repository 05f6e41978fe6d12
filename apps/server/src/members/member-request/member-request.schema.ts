import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { associates } from '../associate/associate.schema.ts';
import { users } from '../../auth/user/user.schema.ts';

/** The subject of a request. */
export const requestKind = pgEnum('request_kind', ['PARENT_CHANGE', 'PROFILE_CORRECTION']);

/** The status of a request; the decision is final. */
export const requestStatus = pgEnum('request_status', ['OPEN', 'APPROVED', 'REJECTED']);

/** What a correction names; only earlier requests have 'NAME', 'EMAIL', 'PHONE', 'USERNAME' and 'OTHER'. */
export const profileField = pgEnum('profile_field', [
  'NAME',
  'DATE_OF_BIRTH',
  'GENDER',
  'EMAIL',
  'PHONE',
  'USERNAME',
  'OTHER',
  'FIRST_NAME',
  'LAST_NAME',
]);

/** The requests of members to the company. */
export const memberRequests = pgTable(
  'member_requests',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: requestKind().notNull(),
    status: requestStatus().notNull().default('OPEN'),
    /**
     * For a parent change: the code of the wished sponsor at that time, and the sponsor's id; null when the
     * sponsor is deleted.
     */
    referralCode: text('referral_code'),
    sponsorId: uuid('sponsor_id').references(() => associates.id, { onDelete: 'set null' }),
    /** For a profile correction. */
    field: profileField(),
    /** The reason, or the correct value. */
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** The note of the admin who decided. */
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
