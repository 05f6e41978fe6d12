import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core';
import { orders } from './order.schema.ts';
import { payments } from './payment.schema.ts';
import { reversals } from './reversal.schema.ts';

/** The orders that send returned pieces in another size; one per return, so that no return is exchanged twice. */
export const exchanges = pgTable('exchanges', {
  reversalId: uuid('reversal_id')
    .primaryKey()
    .references(() => reversals.id),
  /** The new order. */
  orderId: uuid('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  /** The credit of the return with which the new order is paid: the most that is ever refunded of it. */
  creditPaise: bigint('credit_paise', { mode: 'number' }).notNull(),
  /** The online payment that the credit comes from, for refunds of the new order; null for cash on delivery. */
  paymentId: uuid('payment_id').references(() => payments.id),
});
