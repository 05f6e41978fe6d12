import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../order/order.schema.ts';
import { users } from '../user/user.schema.ts';

/** What a complaint is about. */
export const grievanceCategory = pgEnum('grievance_category', [
  'ORDER',
  'PRODUCT_QUALITY',
  'DELIVERY',
  'REFUND',
  'ASSOCIATE_CONDUCT',
  'PRIVACY',
  'OTHER',
]);

/** Where a complaint stands. */
export const grievanceStatus = pgEnum('grievance_status', ['OPEN', 'IN_PROGRESS', 'RESOLVED', 'CLOSED']);

/** The languages in which people complain. */
export const grievanceLanguage = pgEnum('grievance_language', ['en', 'hi']);

/** What people complained of. Kept by law: of a deleted account only the link to it goes. */
export const grievances = pgTable(
  'grievances',
  {
    id: uuid().primaryKey(),
    /** For people; a number that was given to nothing is not given again. */
    serial: integer().notNull().unique().generatedAlwaysAsIdentity({ name: 'grievance_serials' }),
    /** Null for a guest, and once the account is deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Only an order of the member's own. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    category: grievanceCategory().notNull(),
    name: text().notNull(),
    /** Ten digits, without the country code. */
    mobile: text().notNull(),
    /** Empty when there is none. */
    email: text().notNull(),
    /** As it was typed; empty when there is none. */
    orderNumber: text('order_number').notNull(),
    text: text().notNull(),
    /** In which whoever complained used the site; mails about it speak it, too. */
    language: grievanceLanguage().notNull().default('en'),
    status: grievanceStatus().notNull(),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
    acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }).notNull(),
    /** By when it is to be settled. */
    answerBy: timestamp('answer_by', { withTimezone: true }).notNull(),
    /** Made by the sender: sent twice, it is registered once. */
    idempotencyKey: text('idempotency_key').unique('grievances_once'),
  },
  (table) => [
    index('grievances_of_member').on(table.userId, table.registeredAt, table.id),
    index('grievances_by_age').on(table.registeredAt, table.id),
    index('grievances_by_status').on(table.status, table.registeredAt, table.id),
    check('grievances_mobile_digits', sql`${table.mobile} ~ '^[6-9][0-9]{9}$'`),
  ],
);

/** What happened to complaints; rows are added and never changed. */
export const grievanceSteps = pgTable(
  'grievance_steps',
  {
    id: uuid().primaryKey(),
    grievanceId: uuid('grievance_id')
      .notNull()
      .references(() => grievances.id),
    status: grievanceStatus().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** What the staff say about it. */
    note: text(),
    /** Somebody of the staff; null for who made the complaint. */
    actorUserId: uuid('actor_user_id').references(() => users.id),
  },
  (table) => [index('grievance_steps_by_age').on(table.grievanceId, table.at, table.id)],
);
