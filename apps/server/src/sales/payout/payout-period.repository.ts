import type { PayoutPeriod } from '@pgm/api/contract';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineStaffList } from '../../platform/http/staff-list.ts';
import { toName } from '../../platform/words/person-name.ts';
import { nodePayments } from '../node-payment/node-payment.schema.ts';
import { payoutFigures, payoutPeriods } from './payout.schema.ts';

/** The periods as staff list them. Their sums are read for one page at once by {@link addSums}. */
export const payoutPeriodList = defineStaffList({
  select: selectPeriods,
  id: payoutPeriods.month,
  orders: { newest: [desc, payoutPeriods.month] },
  matching: () => undefined,
  toItem: (row: PeriodRow) => row,
});

type PeriodRow = Awaited<ReturnType<typeof selectPeriods>>[number];

function selectPeriods(db: Database) {
  return db
    .select({
      month: payoutPeriods.month,
      closedAt: payoutPeriods.closedAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(payoutPeriods)
    .leftJoin(users, eq(users.id, payoutPeriods.closedBy))
    .$dynamic();
}

/** A period by its month; undefined when there is none. */
export async function findPeriod(db: Database, month: string): Promise<PeriodRow | undefined> {
  const [row] = await selectPeriods(db).where(eq(payoutPeriods.month, month));
  return row;
}

/** Adds to periods how many associates they have, and what is due, paid and failed. */
export async function addSums(
  db: Database,
  rows: readonly PeriodRow[],
  canClose: (row: PeriodRow) => boolean,
): Promise<PayoutPeriod[]> {
  const months = rows.map(({ month }) => month);
  const sums = await db
    .select({
      month: payoutFigures.month,
      status: nodePayments.status,
      count: sql`count(*)`.mapWith(Number),
      paise: sql`coalesce(sum(${nodePayments.amountPaise}), 0)`.mapWith(Number),
    })
    .from(payoutFigures)
    .leftJoin(nodePayments, eq(nodePayments.id, payoutFigures.paymentId))
    .where(inArray(payoutFigures.month, months))
    .groupBy(payoutFigures.month, nodePayments.status);
  return rows.map((row) => {
    const own = sums.filter(({ month }) => month === row.month);
    const toSum = (wanted: (typeof sums)[number]['status']) => {
      const { count = 0, paise = 0 } = own.find(({ status }) => status === wanted) ?? {};
      return { count, amount: paise / 100 };
    };
    const { month, closedAt, firstName, lastName } = row;
    return {
      id: month,
      closedAt: closedAt?.toISOString() ?? null,
      closedBy: firstName === null || lastName === null ? null : toName({ firstName, lastName }),
      canClose: canClose(row),
      associates: own.reduce((sum, { count }) => sum + count, 0),
      due: toSum('DUE'),
      paid: toSum('PAID'),
      failed: toSum('FAILED'),
    };
  });
}
