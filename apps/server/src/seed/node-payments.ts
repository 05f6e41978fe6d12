import { eq } from 'drizzle-orm';
import { associates } from '../members/associate/associate.schema.ts';
import { nodePayments } from '../sales/node-payment/node-payment.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/database/id.ts';

/** Gives the sample member asha payouts of eight months when there are none; the local profile only. */
export async function seedNodePayments(db: Database, now: number): Promise<void> {
  const associateId = sampleId('associate/asha');
  if ((await db.$count(associates, eq(associates.id, associateId))) === 0) return;
  if ((await db.$count(nodePayments)) > 0) return;
  const today = new Date(now);
  await db.insert(nodePayments).values(
    samplePayments.map(({ monthsAgo, rupees, status }) => {
      const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - monthsAgo));
      const period = month.toISOString().slice(0, 7);
      // On the fifth day of the next month.
      const settledAt = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 5, 9, 30));
      return {
        id: sampleId(`node-payment/asha/${monthsAgo}`),
        associateId,
        amountPaise: rupees * 100,
        period,
        status,
        reference: status === 'DUE' ? null : `NEFT${period.replace('-', '')}0001`,
        paidAt: status === 'PAID' ? settledAt : null,
        createdAt: settledAt,
      };
    }),
  );
}

const samplePayments = [
  { monthsAgo: 9, rupees: 1240, status: 'PAID' },
  { monthsAgo: 8, rupees: 1615, status: 'PAID' },
  { monthsAgo: 7, rupees: 1480, status: 'PAID' },
  { monthsAgo: 6, rupees: 2055, status: 'PAID' },
  { monthsAgo: 5, rupees: 1890, status: 'FAILED' },
  { monthsAgo: 4, rupees: 2310, status: 'PAID' },
  { monthsAgo: 3, rupees: 2475, status: 'PAID' },
  { monthsAgo: 2, rupees: 2690, status: 'DUE' },
] as const;
