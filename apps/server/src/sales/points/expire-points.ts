import { and, asc, eq, isNull } from 'drizzle-orm';
import { orderNumber, orders } from '../tables/order.schema.ts';
import type { Job } from '../../platform/jobs/periodic.ts';
import { type JobRun, eachRow, isInTurn } from '../../platform/jobs/set-aside.ts';
import type { Platform } from '../../platform/platform.ts';
import { duePointsJob } from './due-points-job.ts';
import { type ExpiringPoints, expirySteps } from './expiring-points.ts';
import { pointsEntries } from './points-entry.schema.ts';
import { toExpiry, toLateValidTill } from './points-validity.ts';

/** The maximum of entries in one run; the rest waits for the next run. */
const MAX_AT_ONCE = 200;

/** Orders whose confirmed points expire. */
const ordered: ExpiringPoints<typeof orders.$inferSelect> = {
  table: orders,
  lock: (tx, condition) => tx.select().from(orders).where(condition).for('update'),
  jobs: { notify: 'notify of expiring points', expire: 'expire points' },
  clear: (tx, id, times) => tx.update(orders).set(times).where(eq(orders.id, id)),
  toEntry: ({ id, number }) => ({ orderId: id, reason: `Points of order ${orderNumber(number)} expired` }),
  texts: { expires: ['pointExpires', 'pointsExpire'], expired: ['pointExpired', 'pointsExpired'] },
  toValues: ({ number }) => ({ number: orderNumber(number) }),
  toLink: ({ id }) => `/manage/orders/${id}`,
};

type JobPlatform = Pick<Platform, 'config' | 'db' | 'log' | 'now'>;

/** The jobs by which confirmed points expire: each order's once, even with several processes. */
export function expiryJobs(platform: JobPlatform): readonly Job[] {
  const { db } = platform;
  return [
    {
      name: 'plan expiry of points',
      run: (run) => planExpiry(platform, run),
      backlog: () => db.$count(pointsEntries, isUnplanned),
    },
    ...expirySteps(ordered).map((step) => duePointsJob(platform, ordered, step)),
  ];
}

const isUnplanned = and(
  eq(pointsEntries.pointsGroup, 'CONFIRMED'),
  eq(pointsEntries.type, 'CREDIT'),
  isNull(pointsEntries.validTill),
);

/** Gives a validity to points that were confirmed without one, by an older version. */
async function planExpiry(platform: JobPlatform, run: JobRun): Promise<void> {
  const { config, db, now } = platform;
  const at = new Date(now());
  const due = await db
    .select({ id: pointsEntries.id, orderId: pointsEntries.orderId, createdAt: pointsEntries.createdAt })
    .from(pointsEntries)
    .where(and(isUnplanned, isInTurn(db, run.job, pointsEntries.id, at)))
    .orderBy(asc(pointsEntries.createdAt))
    .limit(MAX_AT_ONCE);
  await eachRow(platform, run, due, ({ id, orderId, createdAt }) =>
    db.transaction(async (tx) => {
      const validTill = toLateValidTill(createdAt, config.pointsValidMonths, at);
      // Every change of an order and its entries locks the order first.
      if (orderId !== null)
        await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update');
      const planned = await tx
        .update(pointsEntries)
        .set({ validTill })
        .where(and(eq(pointsEntries.id, id), isUnplanned))
        .returning({ id: pointsEntries.id });
      if (planned.length === 0 || orderId === null) return;
      await tx.update(orders).set(toExpiry(validTill)).where(eq(orders.id, orderId));
    }),
  );
}
