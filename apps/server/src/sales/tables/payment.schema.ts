import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from './order.schema.ts';

export const paymentProvider = pgEnum('payment_provider', ['SIMULATED', 'RAZORPAY']);

/**
 * The state of a payment at its provider; a failed attempt leaves it `CREATED`, with a problem. What goes back of it is in
 * `refunds`: the states of refunds are of earlier versions.
 */
export const paymentState = pgEnum('payment_state', ['CREATED', 'PAID', 'REFUND_DUE', 'REFUNDED']);

/** The payments of orders that are paid online, one per order. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    provider: paymentProvider().notNull(),
    /** The provider's id of the amount to pay. */
    providerOrderId: text('provider_order_id').notNull(),
    /**
     * The provider's id of the payment, or of the try that has a receipt of the payment sheet; null before that.
     */
    providerPaymentId: text('provider_payment_id'),
    /** Of earlier versions; neither read nor written. */
    providerRefundId: text('provider_refund_id'),
    amountPaise: integer('amount_paise').notNull(),
    state: paymentState().notNull(),
    /** Why the last attempt failed, in English for the buyer. */
    problem: text(),
    /** When the provider is asked about it, or a refund is requested; null when nothing more is awaited. */
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

/** The payment events of the provider, each stored once, because the provider sends an event more than once. */
export const paymentEvents = pgTable('payment_events', {
  /** The provider's id of the event. */
  id: text().primaryKey(),
  paymentId: uuid('payment_id').references(() => payments.id),
  /** The provider's name of the event, such as `payment.captured`. */
  kind: text().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});
