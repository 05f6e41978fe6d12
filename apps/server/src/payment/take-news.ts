import { and, eq } from 'drizzle-orm';
import { orders } from '../order/order.schema.ts';
import type { Database } from '../platform/database/database.ts';
import type { PaymentNews } from '../platform/payment/payment-gateway.ts';
import { type PaymentRow, paymentEvents, payments } from './payment.schema.ts';
import { type Consequence, settlePaid, settleRefunded } from './settle-payment.ts';

/** What a provider says of one of its payments. */
export interface Told {
  readonly provider: PaymentRow['provider'];
  readonly providerOrderId: string;
  readonly news: PaymentNews;
  /** What it was told with; absent for an answer to our question. */
  readonly event?: { readonly id: string; readonly name: string } | undefined;
}

/** What came of what was told, and of which payment. */
export interface NewsTaken {
  readonly consequence: Consequence;
  /** Absent when there is no such payment. */
  readonly payment?: PaymentRow & { readonly orderNumber: number };
}

/**
 * Takes what a provider says, in a transaction: payment and order change together. Told twice, late, out of order, or by
 * many at once, it counts once.
 */
export async function takeNews(tx: Database, told: Told, at: Date): Promise<NewsTaken> {
  const [found] = await tx
    .select({ payment: payments, orderNumber: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.provider, told.provider), eq(payments.providerOrderId, told.providerOrderId)));
  if (!found) return { consequence: 'unknown' };
  const payment = { ...found.payment, orderNumber: found.orderNumber };
  const { event } = told;
  const isHeard = event === undefined || (await note(tx, payment, event, at));
  return { payment, consequence: isHeard ? await consequenceOf(tx, payment, told, at) : 'known' };
}

async function consequenceOf(
  tx: Database,
  payment: PaymentRow,
  { news, event }: Told,
  at: Date,
): Promise<Consequence> {
  switch (news.kind) {
    case 'paid':
      return settlePaid(tx, payment, news, at);
    case 'refunded':
      return settleRefunded(tx, payment, news, at);
    case 'failed': {
      // A try fails once, whether we hear of it or ask: what is tried next must not look like a failure.
      const failure = { id: `failed:${news.providerPaymentId}`, name: event?.name ?? 'failed' };
      const isNew = await note(tx, payment, failure, at);
      return isNew && (await setProblem(tx, payment.id, news.problem, at)) ? 'failed' : 'known';
    }
    default:
      return 'known';
  }
}

/** Remembers an event; false when it was known. */
async function note(
  tx: Database,
  { id: paymentId }: PaymentRow,
  { id, name: kind }: { readonly id: string; readonly name: string },
  receivedAt: Date,
): Promise<boolean> {
  const noted = await tx
    .insert(paymentEvents)
    .values({ id, paymentId, kind, receivedAt })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return noted.length > 0;
}

/** Says why the last try failed; false when the payment has come since. */
async function setProblem(tx: Database, id: string, problem: string, updatedAt: Date): Promise<boolean> {
  const changed = await tx
    .update(payments)
    .set({ problem, updatedAt })
    .where(and(eq(payments.id, id), eq(payments.state, 'CREATED')))
    .returning({ id: payments.id });
  return changed.length > 0;
}
