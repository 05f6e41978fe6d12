import { integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const simulatedVerdict = pgEnum('simulated_verdict', ['SUCCEED', 'FAIL', 'PENDING']);

/** The payments of the simulated bank: the last attempt to pay each of them. */
export const simulatedPayments = pgTable('simulated_payments', {
  providerOrderId: text('provider_order_id').primaryKey(),
  providerPaymentId: text('provider_payment_id').notNull(),
  amountPaise: integer('amount_paise').notNull(),
  verdict: simulatedVerdict().notNull(),
  /** Until this time, the bank reports the payment as pending. */
  settlesAt: timestamp('settles_at', { withTimezone: true }).notNull(),
});
