import { sql } from 'drizzle-orm';
import { bigint, check, index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import { orders } from '../tables/order.schema.ts';
import { payments } from '../tables/payment.schema.ts';

export const refundState = pgEnum('refund_state', ['DUE', 'PAID']);

export const refundMethod = pgEnum('refund_method', ['BANK_TRANSFER', 'UPI', 'CHEQUE', 'CASH']);

/** Money that goes back to buyers: by the provider of the payment, or by hand for an order that was paid on delivery. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The payment that the provider pays back; null for a refund by hand. */
    paymentId: uuid('payment_id').references(() => payments.id),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    state: refundState().notNull(),
    /** The provider's id of the refund; null before it has one. */
    providerRefundId: text('provider_refund_id'),
    /** How it was paid by hand; null until then. */
    method: refundMethod(),
    /** The bank's reference of a refund by hand. */
    reference: text(),
    /** Why staff refund it; null for what follows from a reversal. */
    reason: text(),
    /** Why the provider's last attempt failed, in English for staff; null while none has failed. */
    failure: text(),
    /** When it failed; null once it is tried again. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    /** When the provider is asked for it; null when nothing more is awaited. */
    askAt: timestamp('ask_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Null until it is paid. */
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** The staff member who paid it by hand. */
    paidBy: uuid('paid_by').references(() => users.id),
  },
  (table) => [
    index('refunds_by_order').on(table.orderId, table.createdAt, table.id),
    index('refunds_by_payment')
      .on(table.paymentId)
      .where(sql`${table.paymentId} is not null`),
    index('refunds_to_ask')
      .on(table.askAt)
      .where(sql`${table.askAt} is not null`),
    index('refunds_due_by_hand')
      .on(table.orderId)
      .where(sql`${table.state} = 'DUE' and ${table.paymentId} is null`),
    index('refunds_failed')
      .on(table.orderId)
      .where(sql`${table.state} = 'DUE' and ${table.failedAt} is not null`),
    check('refunds_amount_positive', sql`${table.amountPaise} > 0`),
  ],
);

/** A refund as it is stored. */
export type RefundRow = typeof refunds.$inferSelect;
