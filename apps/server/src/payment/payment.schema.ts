import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../order/order.schema.ts';

export const paymentProvider = pgEnum('payment_provider', ['SIMULATED', 'RAZORPAY']);

/** Where a payment stands with its provider; an attempt that failed leaves it `CREATED`, with a problem. */
export const paymentState = pgEnum('payment_state', ['CREATED', 'PAID', 'REFUND_DUE', 'REFUNDED']);

/** The payments of orders that are paid online, one an order. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    provider: paymentProvider().notNull(),
    /** The provider's name for what is to be paid. */
    providerOrderId: text('provider_order_id').notNull(),
    /** The provider's name for what was paid, or for the try that its sheet gave a receipt for; null until then. */
    providerPaymentId: text('provider_payment_id'),
    /** Null until it is paid back. */
    providerRefundId: text('provider_refund_id'),
    amountPaise: integer('amount_paise').notNull(),
    state: paymentState().notNull(),
    /** Why the last attempt failed, in English for the buyer. */
    problem: text(),
    /** When the provider is to be asked about it, or told to pay it back; null when nothing is awaited any more. */
    askAt: timestamp('ask_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('payments_of_provider').on(table.provider, table.providerOrderId),
    index('payments_to_ask')
      .on(table.state, table.askAt)
      .where(sql`${table.askAt} is not null`),
  ],
);

/** A payment as it is stored. */
export type PaymentRow = typeof payments.$inferSelect;

/** What the provider told us, each once: it tells things twice. */
export const paymentEvents = pgTable('payment_events', {
  /** The provider's own id of the event. */
  id: text().primaryKey(),
  paymentId: uuid('payment_id').references(() => payments.id),
  /** The provider's word for it, such as `payment.captured`. */
  kind: text().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});
