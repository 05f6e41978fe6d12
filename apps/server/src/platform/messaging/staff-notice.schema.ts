import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a notice to staff is about. */
export const staffNoticeKind = pgEnum('staff_notice_kind', [
  'NEW_ORDER',
  'RETURN_REQUESTED',
  'REFUND_FAILED',
  'LOW_STOCK',
  'NEW_LEAD',
  'NEW_GRIEVANCE',
  'GRIEVANCE_REOPENED',
  'GRIEVANCE_REPLY',
  'GRIEVANCE_DUE',
  'GRIEVANCE_OVERDUE',
  'NEW_REQUEST',
  'AGREEMENT_WITHDRAWN',
  'CERTIFICATE_ENDS',
  'NEW_REVIEW',
  'NEW_PRODUCT_QUESTION',
]);

/** The notices to staff: one row per event for all of them, because an order must not write one per person. */
export const staffNotices = pgTable(
  'staff_notices',
  {
    id: uuid().primaryKey(),
    /** Names the event: the same event has one notice. */
    key: text().notNull().unique(),
    kind: staffNoticeKind().notNull(),
    /** The record that it is about. */
    subjectId: uuid('subject_id').notNull(),
    /** The number or the name of the record; empty where it has none. */
    name: text().notNull(),
    /** Of stock: how many pieces are left. Of a certificate: within how many days it ends; null once it has ended. */
    quantity: integer(),
    /** Whether the job has not yet mailed it to those who want mails. */
    isToMail: boolean('is_to_mail').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('staff_notices_by_age').on(table.createdAt, table.id),
    index('staff_notices_to_mail')
      .on(table.createdAt)
      .where(sql`${table.isToMail}`),
    // Their names are deleted with the accounts of their members.
    index('staff_notices_of_members')
      .on(table.subjectId)
      .where(sql`${table.kind} = 'AGREEMENT_WITHDRAWN'`),
  ],
);

/** A notice as it is stored. */
export type StaffNoticeRow = typeof staffNotices.$inferSelect;
