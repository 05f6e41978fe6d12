import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { nodePayments } from '../node-payment/node-payment.schema.ts';

/**
 * The months for which the company pays its associates. One period is open; closing it opens the next one. The first one was
 * opened by the migration.
 */
export const payoutPeriods = pgTable(
  'payout_periods',
  {
    /** In India: `2026-11`. */
    month: text().primaryKey(),
    /** Null while it is open. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    closedBy: uuid('closed_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('payout_periods_open')
      .on(sql`(${table.closedAt} is null)`)
      .where(sql`${table.closedAt} is null`),
    check('payout_periods_month', sql`${table.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('payout_periods_closed', sql`(${table.closedAt} is null) = (${table.closedBy} is null)`),
  ],
);

/** The figures of associates in closed periods. They never change; only their payment is added once. */
export const payoutFigures = pgTable(
  'payout_figures',
  {
    id: uuid().primaryKey(),
    month: text()
      .notNull()
      .references(() => payoutPeriods.month),
    associateId: uuid('associate_id')
      .notNull()
      .references(() => associates.id),
    /** The associate above at the closing; null at the top. */
    sponsorId: uuid('sponsor_id').references(() => associates.id),
    /** How many associates stood above. */
    level: integer().notNull(),
    ownPoints: bigint('own_points', { mode: 'number' }).notNull(),
    teamPoints: bigint('team_points', { mode: 'number' }).notNull(),
    /** Delivered goods less returned ones; negative when goods of an earlier period came back. */
    purchasesPaise: bigint('purchases_paise', { mode: 'number' }).notNull(),
    /** What the company pays for them; null before the amounts are imported. */
    paymentId: uuid('payment_id')
      .unique('payout_figures_payment')
      .references(() => nodePayments.id),
  },
  (table) => [
    unique('payout_figures_once').on(table.associateId, table.month),
    index('payout_figures_by_month').on(table.month, table.id),
  ],
);
