import { NOTIFICATION_TEXTS } from '@pgm/api/contract';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import type { Job } from '../../platform/jobs/periodic.ts';
import { eachRow, isInTurn } from '../../platform/jobs/set-aside.ts';
import type { Platform } from '../../platform/platform.ts';
import { toStandingAccount } from '../account-merge/standing.transactions.ts';
import { notify } from '../notification/notification.transactions.ts';
import { openingPoints, pointsEntries } from './points-entry.schema.ts';
import { OPENING_REASONS } from './points-rules.ts';
import { toExpiry, toValidTill } from './points-validity.ts';

/** The maximum of rows in one run; the rest waits for the next run. */
const MAX_AT_ONCE = 200;

type Opening = typeof openingPoints.$inferSelect;

/** What is done with opening points when their time has come. */
interface Step {
  readonly name: string;
  /** The time at which it is due. The work empties it, so that nothing happens twice. */
  readonly due: (typeof openingPoints)['settleAt' | 'pointsExpireAt' | 'expiryNoticeAt'];
  readonly work: (tx: Database, opening: Opening, at: Date) => Promise<void>;
}

/** The jobs by which opening points become confirmed and expire: each row once, even with several processes. */
export function openingPointsJobs(platform: Pick<Platform, 'config' | 'db' | 'log' | 'now'>): readonly Job[] {
  const { config, db, now } = platform;
  const steps: readonly Step[] = [
    {
      name: 'confirm opening points',
      due: openingPoints.settleAt,
      work: (tx, opening, at) => confirmOpening(tx, opening, at, toValidTill(at, config.pointsValidMonths)),
    },
    {
      name: 'notify of expiring opening points',
      due: openingPoints.expiryNoticeAt,
      work: notifyOfExpiry,
    },
    { name: 'expire opening points', due: openingPoints.pointsExpireAt, work: expireOpening },
  ];
  return steps.map(({ name, due, work }) => ({
    name,
    run: async (run) => {
      const at = new Date(now());
      const rows = await db
        .select({ id: openingPoints.id })
        .from(openingPoints)
        .where(and(lte(due, at), isInTurn(db, run.job, openingPoints.id, at)))
        .orderBy(asc(due))
        .limit(MAX_AT_ONCE);
      await eachRow(platform, run, rows, ({ id }) =>
        db.transaction(async (tx) => {
          const [opening] = await tx
            .select()
            .from(openingPoints)
            .where(and(eq(openingPoints.id, id), lte(due, at)))
            .for('update');
          if (opening) await work(tx, await withOwner(tx, opening), at);
        }),
      );
    },
    backlog: () => db.$count(openingPoints, lte(due, new Date(now()))),
  }));
}

/** The points belong to the account that has everything of their member now. */
async function withOwner(tx: Database, opening: Opening): Promise<Opening> {
  return { ...opening, userId: await toStandingAccount(tx, opening.userId) };
}

async function confirmOpening(tx: Database, opening: Opening, at: Date, validTill: Date): Promise<void> {
  await tx
    .update(openingPoints)
    .set({ settleAt: null, ...toExpiry(validTill) })
    .where(eq(openingPoints.id, opening.id));
  const entry = toEntry(opening, OPENING_REASONS.confirmed, at);
  await tx.insert(pointsEntries).values([
    { ...entry, id: newId(), pointsGroup: 'PENDING', type: 'DEBIT' },
    { ...entry, id: newId(), pointsGroup: 'CONFIRMED', type: 'CREDIT', validTill },
  ]);
  await notifyMember(tx, opening, ['openingPointConfirmed', 'openingPointsConfirmed'], at);
}

async function notifyOfExpiry(tx: Database, opening: Opening, at: Date): Promise<void> {
  const { id, pointsExpireAt } = opening;
  await tx.update(openingPoints).set({ expiryNoticeAt: null }).where(eq(openingPoints.id, id));
  // After a long stop the notice of the expiry itself follows at once.
  if (pointsExpireAt === null || pointsExpireAt <= at) return;
  const date = pointsExpireAt.toISOString();
  await notifyMember(tx, opening, ['openingPointExpires', 'openingPointsExpire'], at, { date });
}

/** Moves expired points from the confirmed to the cancelled ones. */
async function expireOpening(tx: Database, opening: Opening, at: Date): Promise<void> {
  await tx
    .update(openingPoints)
    .set({ pointsExpireAt: null, expiryNoticeAt: null })
    .where(eq(openingPoints.id, opening.id));
  const entry = toEntry(opening, OPENING_REASONS.expired, at);
  await tx.insert(pointsEntries).values([
    { ...entry, id: newId(), pointsGroup: 'CONFIRMED', type: 'DEBIT' },
    { ...entry, id: newId(), pointsGroup: 'CANCELLED', type: 'CREDIT' },
  ]);
  await notifyMember(tx, opening, ['openingPointExpired', 'openingPointsExpired'], at);
}

function toEntry({ id: openingId, userId, points }: Opening, reason: string, createdAt: Date) {
  return { openingId, userId, points, reason, createdAt };
}

type TextName = keyof typeof NOTIFICATION_TEXTS;

/** @param texts the sentences for one point and for several */
function notifyMember(
  tx: Database,
  { userId, points }: Opening,
  [one, several]: readonly [TextName, TextName],
  at: Date,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  return notify(tx, {
    userId,
    kind: 'POINTS',
    text: NOTIFICATION_TEXTS[points === 1 ? one : several],
    values: { points, ...values },
    link: '/manage/business-values',
    at,
  });
}
