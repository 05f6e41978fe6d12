import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type PaymentRow, payments } from './payment.schema.ts';

/** Queues the refund of an order's payment. An order that is paid on delivery has no payment here. */
export async function queueRefund(tx: Database, orderId: string, at: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'REFUND_DUE', askAt: at, updatedAt: at })
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'PAID')));
}

/** Payments that one run takes at most; the rest waits for the next. */
const MAX_AT_ONCE = 50;

/**
 * Claims payments that are due for one process alone. Each is due again after half of the time since its last change,
 * at least two minutes and at most six hours. A payment that is unpaid for a day is left alone.
 */
export async function claimPayments(
  db: Database,
  which: Pick<PaymentRow, 'provider' | 'state'>,
  at: Date,
): Promise<PaymentRow[]> {
  const due = db.$with('due').as(
    db
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(eq(payments.state, which.state), lte(payments.askAt, at), eq(payments.provider, which.provider)),
      )
      .orderBy(asc(payments.askAt))
      .limit(MAX_AT_ONCE)
      .for('update', { skipLocked: true }),
  );
  const now = sql`${at.toISOString()}::timestamptz`;
  const next = sql`${now} + least(interval '6 hours', greatest(interval '2 minutes', (${now} - ${payments.updatedAt}) / 2))`;
  const isLeft = sql`${payments.state} = 'CREATED' and ${payments.createdAt} < ${now} - interval '1 day'`;
  return db
    .with(due)
    .update(payments)
    .set({ askAt: sql`case when ${isLeft} then null else ${next} end` })
    .where(sql`${payments.id} in (select id from ${due})`)
    .returning();
}
