import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';

/** Whether staff have verified bank details; `INCOMPLETE` while only the PAN is known. */
export const bankDetailsStatus = pgEnum('bank_details_status', [
  'INCOMPLETE',
  'UNVERIFIED',
  'VERIFIED',
  'REJECTED',
]);

/** What happened to bank details. */
export const bankDetailsEventKind = pgEnum('bank_details_event_kind', [
  'CHANGED',
  'IMPORTED',
  'VERIFIED',
  'REJECTED',
]);

/** The part of bank details that changed. */
export const bankDetailsField = pgEnum('bank_details_field', ['HOLDER', 'ACCOUNT_NUMBER', 'IFSC', 'PAN']);

/** The bank account and the PAN of a member, to which the company pays. */
export const bankDetails = pgTable(
  'bank_details',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Encrypted JSON with the account holder, the account number and the IFSC; null while only the PAN is known, and of a
     * deleted account.
     */
    bank: text(),
    /** Encrypted. */
    pan: text().notNull(),
    /** HMAC of the PAN, base64url: it finds the same PAN at another member. */
    panHash: text('pan_hash').notNull(),
    status: bankDetailsStatus().notNull(),
    /** Whether staff have verified the PAN: it stays verified when the bank account changes, and without one. */
    isPanVerified: boolean('is_pan_verified').notNull().default(false),
    /** Why they were rejected; null otherwise. */
    reason: text(),
    /** Grows with each change and each decision. */
    version: integer().notNull().default(1),
    /** When the member changed them, or an import brought them. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('bank_details_by_age').on(table.changedAt, table.userId),
    index('bank_details_by_status').on(table.status, table.changedAt, table.userId),
    index('bank_details_by_pan').on(table.panHash),
    check('bank_details_reason', sql`(${table.status} = 'REJECTED') = (${table.reason} is not null)`),
  ],
);

/** The encrypted columns of bank details. */
export type SealedDetails = Pick<typeof bankDetails.$inferSelect, 'bank' | 'pan'>;

/** A bank account. */
export interface Bank {
  readonly holder: string;
  readonly accountNumber: string;
  readonly ifsc: string;
}

/** The values of bank details. */
export interface OpenDetails {
  /** Null without a bank account. */
  readonly bank: Bank | null;
  /** Empty when no configured secret opens it. */
  readonly pan: string;
}

/** The history of bank details, without values. Rows are only added. */
export const bankDetailsEvents = pgTable(
  'bank_details_events',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: bankDetailsEventKind().notNull(),
    /** What changed; empty for a decision. */
    fields: bankDetailsField().array().notNull(),
    /** Why they were rejected; null otherwise. */
    reason: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('bank_details_events_by_age').on(table.userId, table.createdAt, table.id)],
);
