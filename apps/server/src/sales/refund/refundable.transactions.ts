import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { exchanges } from '../tables/exchange.schema.ts';
import type { orders } from '../tables/order.schema.ts';
import { reversals } from '../tables/reversal.schema.ts';
import { type RefundRow, refunds } from './refund.schema.ts';

type PaidOrder = Pick<typeof orders.$inferSelect, 'paymentMethod' | 'paymentStatus' | 'totalPaise'>;

/** What has changed of the money of an order; paise. */
export interface OrderMoney {
  /** What was cancelled or returned. */
  readonly reversed: readonly Pick<typeof reversals.$inferSelect, 'kind' | 'amountPaise'>[];
  readonly made: readonly Pick<RefundRow, 'amountPaise'>[];
  /** What its returns have paid of other orders, which send another size. */
  readonly creditedPaise: number;
  /** The credit that has paid this order, which sends another size; null for an order that a buyer pays. */
  readonly creditPaise: number | null;
}

/** How much of what was paid for an order is neither refunded nor due to be, nor has paid an exchange; paise. */
export function toRefundable(order: PaidOrder, money: OrderMoney): number {
  return Math.max(0, toPaid(order, money) - sum(money.made) - money.creditedPaise);
}

/** The same for an order as it is stored now; the caller has locked its row. */
export async function selectRefundable(
  tx: Database,
  order: PaidOrder & Pick<typeof orders.$inferSelect, 'id'>,
): Promise<number> {
  const made = await tx.select().from(refunds).where(eq(refunds.orderId, order.id));
  const done = await tx
    .select({
      kind: reversals.kind,
      amountPaise: reversals.amountPaise,
      creditPaise: exchanges.creditPaise,
    })
    .from(reversals)
    .leftJoin(exchanges, eq(exchanges.reversalId, reversals.id))
    .where(and(eq(reversals.orderId, order.id), eq(reversals.state, 'DONE')));
  const [paidBy] = await tx.select().from(exchanges).where(eq(exchanges.orderId, order.id));
  const creditedPaise = done.reduce((total, { creditPaise }) => total + (creditPaise ?? 0), 0);
  return toRefundable(order, {
    reversed: done,
    made,
    creditedPaise,
    creditPaise: paidBy?.creditPaise ?? null,
  });
}

/**
 * What was refunded of an order so far, or is under way at the provider; paise. Each refund by staff makes it larger, also
 * one of what is due by hand or has failed.
 */
export function toRefunded(made: readonly RefundRow[]): number {
  return sum(made.filter((one) => !isDueByHand(one)));
}

/** Whether staff can pay a refund by hand: no provider pays it, or the provider has failed. */
export function isDueByHand({ state, paymentId, failedAt }: RefundRow): boolean {
  return state === 'DUE' && (paymentId === null || failedAt !== null);
}

function toPaid(
  { paymentMethod, paymentStatus, totalPaise }: PaidOrder,
  { reversed, creditPaise }: OrderMoney,
) {
  if (!['PAID', 'REFUND_DUE', 'REFUNDED'].includes(paymentStatus)) return 0;
  if (creditPaise !== null) return creditPaise;
  // What was cancelled before the delivery was not collected with it.
  const cancelled = reversed.filter(({ kind }) => kind === 'CANCELLATION');
  return paymentMethod === 'COD' ? totalPaise - sum(cancelled) : totalPaise;
}

function sum(rows: readonly { readonly amountPaise: number }[]): number {
  return rows.reduce((total, { amountPaise }) => total + amountPaise, 0);
}
