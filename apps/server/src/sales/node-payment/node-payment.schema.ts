import { sql } from 'drizzle-orm';
import { bigint, check, index, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { associates } from '../../members/associate/associate.schema.ts';

/** The status of a payment. */
export const nodePaymentStatus = pgEnum('node_payment_status', ['DUE', 'PAID', 'FAILED']);

/** The payments of the company to associates for their place in the tree. */
export const nodePayments = pgTable(
  'node_payments',
  {
    id: uuid().primaryKey(),
    associateId: uuid('associate_id')
      .notNull()
      .references(() => associates.id),
    /** What is transferred. The amount before deductions is the sum of this and the next two. */
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** The tax that is deducted at source. */
    tdsPaise: bigint('tds_paise', { mode: 'number' }).notNull().default(0),
    deductionsPaise: bigint('deductions_paise', { mode: 'number' }).notNull().default(0),
    /** The month of the payment: `2026-11`. */
    period: text().notNull(),
    status: nodePaymentStatus().notNull(),
    /** The bank's reference of the transfer; null before a transfer is sent. */
    reference: text(),
    /** Null unless the payment is paid. */
    paidAt: timestamp('paid_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('node_payments_by_period').on(table.associateId, table.period, table.createdAt, table.id),
    unique('node_payments_reference').on(table.reference),
    check('node_payments_amount_positive', sql`${table.amountPaise} > 0`),
    check('node_payments_period', sql`${table.period} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('node_payments_paid', sql`(${table.status} = 'PAID') = (${table.paidAt} is not null)`),
  ],
);
