import { eq } from 'drizzle-orm';
import { notify } from '../../auth/notification/notification.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import type { Job } from '../../platform/jobs/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DueStep, duePointsJob } from './due-points-job.ts';
import { type ExpiringPoints, expirySteps, toText } from './expiring-points.ts';
import { openingPoints, pointsEntries } from './points-entry.schema.ts';
import { OPENING_REASONS, POINTS_PAGE } from './points-rules.ts';
import { toExpiry, toValidTill } from './points-validity.ts';

type Opening = typeof openingPoints.$inferSelect;

const opening: ExpiringPoints<Opening> = {
  table: openingPoints,
  lock: (tx, condition) => tx.select().from(openingPoints).where(condition).for('update'),
  jobs: { notify: 'notify of expiring opening points', expire: 'expire opening points' },
  clear: (tx, id, times) => tx.update(openingPoints).set(times).where(eq(openingPoints.id, id)),
  toEntry: ({ id }) => ({ openingId: id, reason: OPENING_REASONS.expired }),
  texts: {
    expires: ['openingPointExpires', 'openingPointsExpire'],
    expired: ['openingPointExpired', 'openingPointsExpired'],
  },
};

/** The jobs by which opening points become confirmed and expire: each row once, even with several processes. */
export function openingPointsJobs(platform: Pick<Platform, 'config' | 'db' | 'log' | 'now'>): readonly Job[] {
  const confirm: DueStep<Opening> = {
    name: 'confirm opening points',
    due: openingPoints.settleAt,
    work: (tx, row, at) => confirmOpening(tx, row, at, toValidTill(at, platform.config.pointsValidMonths)),
  };
  return [confirm, ...expirySteps(opening)].map((step) => duePointsJob(platform, opening, step));
}

async function confirmOpening(
  tx: Database,
  { id, userId, points }: Opening,
  at: Date,
  validTill: Date,
): Promise<void> {
  await tx
    .update(openingPoints)
    .set({ settleAt: null, ...toExpiry(validTill) })
    .where(eq(openingPoints.id, id));
  const entry = { openingId: id, userId, points, reason: OPENING_REASONS.confirmed, createdAt: at };
  await tx.insert(pointsEntries).values([
    { ...entry, id: newId(), pointsGroup: 'PENDING', type: 'DEBIT' },
    { ...entry, id: newId(), pointsGroup: 'CONFIRMED', type: 'CREDIT', validTill },
  ]);
  await notify(tx, {
    userId,
    kind: 'POINTS',
    text: toText(['openingPointConfirmed', 'openingPointsConfirmed'], points),
    values: { points },
    link: POINTS_PAGE,
    at,
  });
}
