import { NOTIFICATION_TEXTS } from '@pgm/api/contract';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { notify } from '../../auth/notification/notification.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import type { DueStep, PointsRows, PointsTable } from './due-points-job.ts';
import { addCancelledPoints } from './pending-points.transactions.ts';
import { countExpiring } from './points-balance.transactions.ts';
import { pointsEntries } from './points-entry.schema.ts';
import { POINTS_PAGE } from './points-rules.ts';

type TextName = keyof typeof NOTIFICATION_TEXTS;

/** The names of the sentences for one point and for several. */
export type Counted = readonly [one: TextName, several: TextName];

/** An order, opening points or a correction with points that expire. */
interface ExpiringRow {
  readonly id: string;
  readonly userId: string;
  readonly pointsExpireAt: Date | null;
}

/** Rows whose points expire together, and what is said about it. */
export interface ExpiringPoints<Row extends ExpiringRow> extends PointsRows<Row> {
  /** The names of the jobs. */
  readonly jobs: { readonly notify: string; readonly expire: string };
  readonly table: PointsTable & { readonly pointsExpireAt: PgColumn; readonly expiryNoticeAt: PgColumn };
  /** Empties one of the times, or both. */
  readonly clear: (tx: Database, id: string, times: ClearedTimes) => Promise<unknown>;
  /** What an entry of the ledger refers to, and why its points expired (English). */
  readonly toEntry: (row: Row) => Pick<NewEntry, 'orderId' | 'openingId' | 'correctionId' | 'reason'>;
  readonly texts: { readonly expires: Counted; readonly expired: Counted };
  /** What stands in the placeholders of the sentences beside the number and the date. Default: nothing. */
  readonly toValues?: (row: Row) => Readonly<Record<string, string>>;
  /** Where a member reads about expired points. Default: the page of all points. */
  readonly toLink?: (row: Row) => string;
}

interface ClearedTimes {
  readonly expiryNoticeAt: null;
  readonly pointsExpireAt?: null;
}

type NewEntry = typeof pointsEntries.$inferInsert;

/** The steps by which points expire: a notice before, and an entry of the ledger with another notice. */
export function expirySteps<Row extends ExpiringRow>(points: ExpiringPoints<Row>): readonly DueStep<Row>[] {
  return [
    {
      name: points.jobs.notify,
      due: points.table.expiryNoticeAt,
      work: (tx, row, at) => notifyOfExpiry(tx, points, row, at),
    },
    {
      name: points.jobs.expire,
      due: points.table.pointsExpireAt,
      work: (tx, row, at) => expire(tx, points, row, at),
    },
  ];
}

/** Notifies a member of points that expire soon. */
async function notifyOfExpiry<Row extends ExpiringRow>(
  tx: Database,
  { clear, texts, toValues }: ExpiringPoints<Row>,
  row: Row,
  at: Date,
): Promise<void> {
  const { id, userId, pointsExpireAt } = row;
  await clear(tx, id, { expiryNoticeAt: null });
  // After a long stop the notice of the expiry itself follows at once.
  if (pointsExpireAt === null || pointsExpireAt <= at) return;
  const points = await countExpiring(tx, { id, userId, pointsExpireAt });
  if (points === 0) return;
  await notify(tx, {
    userId,
    kind: 'POINTS',
    text: toText(texts.expires, points),
    values: { points, ...toValues?.(row), date: pointsExpireAt.toISOString() },
    link: POINTS_PAGE,
    at,
  });
}

/** Moves expired points from the confirmed to the cancelled ones, where they stand with the reason. */
async function expire<Row extends ExpiringRow>(
  tx: Database,
  { clear, toEntry, texts, toValues, toLink }: ExpiringPoints<Row>,
  row: Row,
  at: Date,
): Promise<void> {
  const { id, userId, pointsExpireAt } = row;
  if (pointsExpireAt === null) return;
  const points = await countExpiring(tx, { id, userId, pointsExpireAt });
  await clear(tx, id, { pointsExpireAt: null, expiryNoticeAt: null });
  if (points === 0) return;
  const entry = { ...toEntry(row), userId, points, createdAt: at };
  await tx
    .insert(pointsEntries)
    .values({ ...entry, id: newId(), pointsGroup: 'CONFIRMED', type: 'DEBIT', teamCountedAt: at });
  await addCancelledPoints(tx, entry);
  await notify(tx, {
    userId,
    kind: 'POINTS',
    text: toText(texts.expired, points),
    values: { points, ...toValues?.(row) },
    link: toLink?.(row) ?? POINTS_PAGE,
    at,
  });
}

/** The sentence for a number of points. */
export function toText([one, several]: Counted, points: number): string {
  return NOTIFICATION_TEXTS[points === 1 ? one : several];
}
