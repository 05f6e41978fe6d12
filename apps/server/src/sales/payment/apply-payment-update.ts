import { and, eq } from 'drizzle-orm';
import { orders } from '../tables/order.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PaymentUpdate } from '../../platform/payment/payment-gateway.ts';
import { type PaymentRow, paymentEvents, payments } from '../tables/payment.schema.ts';
import { type Consequence, settlePaid, settleRefunded } from './settle-payment.ts';

/** A payment event of a provider. */
export interface PaymentReport {
  readonly provider: PaymentRow['provider'];
  readonly providerOrderId: string;
  readonly update: PaymentUpdate;
  /** The webhook event; undefined for a response to our request. */
  readonly event?: { readonly id: string; readonly name: string } | undefined;
}

/** The consequence of a payment event, and its payment. */
export interface AppliedPaymentUpdate {
  readonly consequence: Consequence;
  /** Undefined when there is no such payment. */
  readonly payment?: PaymentRow & { readonly orderNumber: number };
}

/**
 * Applies a payment event in a transaction, so that payment and order change together. An event that comes twice,
 * late, out of order, or from several processes at once counts once.
 */
export async function applyPaymentUpdate(
  tx: Database,
  report: PaymentReport,
  at: Date,
): Promise<AppliedPaymentUpdate> {
  const [found] = await tx
    .select({ payment: payments, orderNumber: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.provider, report.provider), eq(payments.providerOrderId, report.providerOrderId)));
  if (!found) return { consequence: 'unknown' };
  const payment = { ...found.payment, orderNumber: found.orderNumber };
  const { event } = report;
  const isRecorded = event === undefined || (await note(tx, payment, event, at));
  return { payment, consequence: isRecorded ? await applyConsequence(tx, payment, report, at) : 'known' };
}

async function applyConsequence(
  tx: Database,
  payment: PaymentRow,
  { update, event }: PaymentReport,
  at: Date,
): Promise<Consequence> {
  switch (update.kind) {
    case 'paid':
      return settlePaid(tx, payment, update, at);
    case 'refunded':
      return settleRefunded(tx, payment, update, at);
    case 'failed': {
      // A try fails once, whether the webhook or a request reports it: the next try must not look like a failure.
      const failure = { id: `failed:${update.providerPaymentId}`, name: event?.name ?? 'failed' };
      const isNew = await note(tx, payment, failure, at);
      return isNew && (await setProblem(tx, payment.id, update.problem, at)) ? 'failed' : 'known';
    }
    default:
      return 'known';
  }
}

/** Stores an event; false when it is already stored. */
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

/** Sets the reason why the last try failed; false when the payment has succeeded since. */
async function setProblem(tx: Database, id: string, problem: string, updatedAt: Date): Promise<boolean> {
  const changed = await tx
    .update(payments)
    .set({ problem, updatedAt })
    .where(and(eq(payments.id, id), eq(payments.state, 'CREATED')))
    .returning({ id: payments.id });
  return changed.length > 0;
}
