import { integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const simulatedVerdict = pgEnum('simulated_verdict', ['SUCCEED', 'FAIL', 'PENDING']);

/** The book of the bank that is played where payments are simulated: the last try to pay each of them. */
export const simulatedPayments = pgTable('simulated_payments', {
  providerOrderId: text('provider_order_id').primaryKey(),
  providerPaymentId: text('provider_payment_id').notNull(),
  amountPaise: integer('amount_paise').notNull(),
  verdict: simulatedVerdict().notNull(),
  /** Before that, the bank says nothing but that it is pending. */
  settlesAt: timestamp('settles_at', { withTimezone: true }).notNull(),
});
