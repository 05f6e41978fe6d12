import { and, eq, isNotNull } from 'drizzle-orm';
import { closePeriod } from '../sales/payout/close-period.transactions.ts';
import { payoutFigures, payoutPeriods } from '../sales/payout/payout.schema.ts';
import { nodePayments } from '../sales/node-payment/node-payment.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/database/id.ts';

/**
 * Gives staff a closed period with payouts of each status, and a month that can be closed; the local profile only. The payout
 * of asha is the last one of her sample payments.
 */
export async function seedPayouts(db: Database, now: number): Promise<void> {
  if ((await db.$count(payoutPeriods, isNotNull(payoutPeriods.closedAt))) > 0) return;
  const today = new Date(now);
  const first = (monthsAgo: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - monthsAgo));
  const month = first(2).toISOString().slice(0, 7);
  const closedAt = new Date(first(1).getTime() + 4 * 86_400_000);
  await db.transaction(async (tx) => {
    await tx.delete(payoutPeriods);
    await tx.insert(payoutPeriods).values({ month });
    const closed = await closePeriod(tx, { month, actorId: sampleId('user/admin'), at: closedAt });
    if (!closed.ok) throw new Error(closed.failure.message);
    const associateId = sampleId('associate/asha');
    const [own] = await tx
      .update(nodePayments)
      .set({ tdsPaise: 31_000 })
      .where(and(eq(nodePayments.associateId, associateId), eq(nodePayments.period, month)))
      .returning({ id: nodePayments.id });
    if (own) await setPayment(tx, { month, associateId, paymentId: own.id });
    for (const { username, rupees, tds, status } of samplePayouts) {
      const payee = sampleId(`associate/${username}`);
      const paymentId = sampleId(`node-payment/${username}`);
      await tx.insert(nodePayments).values({
        id: paymentId,
        associateId: payee,
        amountPaise: rupees * 100,
        tdsPaise: tds * 100,
        period: month,
        status,
        reference: `NEFT${month.replace('-', '')}${username.toUpperCase()}`,
        paidAt: status === 'PAID' ? closedAt : null,
        createdAt: closedAt,
      });
      await setPayment(tx, { month, associateId: payee, paymentId });
    }
  });
}

async function setPayment(
  tx: Database,
  { month, associateId, paymentId }: Readonly<Record<'month' | 'associateId' | 'paymentId', string>>,
): Promise<void> {
  await tx
    .update(payoutFigures)
    .set({ paymentId })
    .where(and(eq(payoutFigures.month, month), eq(payoutFigures.associateId, associateId)));
}

const samplePayouts = [
  { username: 'geeta', rupees: 1800, tds: 200, status: 'PAID' },
  { username: 'imran', rupees: 945, tds: 105, status: 'FAILED' },
] as const;
