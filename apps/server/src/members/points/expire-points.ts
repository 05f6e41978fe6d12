import { NOTIFICATION_TEXTS } from '@pgm/api/contract';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { notify } from '../notification/notification.transactions.ts';
import { orderNumber, orders } from '../../sales/order/order.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import type { Job } from '../../platform/jobs/periodic.ts';
import { type JobRun, eachRow, isInTurn } from '../../platform/jobs/set-aside.ts';
import type { Platform } from '../../platform/platform.ts';
import { addCancelledPoints } from './pending-points.transactions.ts';
import { netPoints } from './net-points.ts';
import { pointsEntries } from './points-entry.schema.ts';
import { toExpiry, toLateValidTill } from './points-validity.ts';

/** The maximum of orders in one run; the rest waits for the next run. */
const MAX_AT_ONCE = 200;

type JobPlatform = Pick<Platform, 'config' | 'db' | 'log' | 'now'>;

/** The jobs by which confirmed points expire: each order's once, even with several processes. */
export function expiryJobs(platform: JobPlatform): readonly Job[] {
  const { db, now } = platform;
  return [
    {
      name: 'plan expiry of points',
      run: (run) => planExpiry(platform, run),
      backlog: () => db.$count(pointsEntries, isUnplanned),
    },
    {
      name: 'notify of expiring points',
      run: (run) => notifyOfExpiry(platform, run),
      backlog: () => db.$count(orders, lte(orders.expiryNoticeAt, new Date(now()))),
    },
    {
      name: 'expire points',
      run: (run) => expirePoints(platform, run),
      backlog: () => db.$count(orders, lte(orders.pointsExpireAt, new Date(now()))),
    },
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

/** Notifies members of points that expire soon. */
async function notifyOfExpiry(platform: JobPlatform, run: JobRun): Promise<void> {
  const { db, now } = platform;
  const at = new Date(now());
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(lte(orders.expiryNoticeAt, at), isInTurn(db, run.job, orders.id, at)))
    .orderBy(asc(orders.expiryNoticeAt))
    .limit(MAX_AT_ONCE);
  await eachRow(platform, run, due, ({ id }) =>
    db.transaction(async (tx) => {
      const [order] = await tx
        .update(orders)
        .set({ expiryNoticeAt: null })
        .where(and(eq(orders.id, id), lte(orders.expiryNoticeAt, at)))
        .returning();
      // After a long stop the notice of the expiry itself follows at once.
      if (!order?.pointsExpireAt || order.pointsExpireAt <= at) return;
      const points = await countConfirmed(tx, id);
      if (points <= 0) return;
      await notify(tx, {
        userId: order.userId,
        kind: 'POINTS',
        text: points === 1 ? NOTIFICATION_TEXTS.pointExpires : NOTIFICATION_TEXTS.pointsExpire,
        values: {
          points,
          number: orderNumber(order.number),
          date: order.pointsExpireAt.toISOString(),
        },
        link: '/manage/business-values',
        at,
      });
    }),
  );
}

/** Moves expired points from the confirmed to the cancelled ones, where their order stands with the reason. */
async function expirePoints(platform: JobPlatform, run: JobRun): Promise<void> {
  const { db, now } = platform;
  const at = new Date(now());
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(lte(orders.pointsExpireAt, at), isInTurn(db, run.job, orders.id, at)))
    .orderBy(asc(orders.pointsExpireAt))
    .limit(MAX_AT_ONCE);
  await eachRow(platform, run, due, ({ id }) => db.transaction((tx) => expireOrder(tx, id, at)));
}

async function expireOrder(tx: Database, id: string, at: Date): Promise<void> {
  const [order] = await tx
    .update(orders)
    .set({ pointsExpireAt: null, expiryNoticeAt: null })
    .where(and(eq(orders.id, id), lte(orders.pointsExpireAt, at)))
    .returning();
  const points = order ? await countConfirmed(tx, id) : 0;
  if (!order || points <= 0) return;
  const { userId, number } = order;
  const reason = `Points of order ${orderNumber(number)} expired`;
  const entry = { userId, orderId: id, points, reason, createdAt: at };
  await tx.insert(pointsEntries).values({ ...entry, id: newId(), pointsGroup: 'CONFIRMED', type: 'DEBIT' });
  await addCancelledPoints(tx, entry);
  await notify(tx, {
    userId,
    kind: 'POINTS',
    text: points === 1 ? NOTIFICATION_TEXTS.pointExpired : NOTIFICATION_TEXTS.pointsExpired,
    values: { points, number: orderNumber(number) },
    link: `/manage/orders/${id}`,
    at,
  });
}

/** The points of an order that are confirmed now. */
async function countConfirmed(tx: Database, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ points: netPoints.mapWith(Number) })
    .from(pointsEntries)
    .where(and(eq(pointsEntries.orderId, orderId), eq(pointsEntries.pointsGroup, 'CONFIRMED')));
  return row?.points ?? 0;
}
