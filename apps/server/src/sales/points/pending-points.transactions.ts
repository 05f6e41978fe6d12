import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { orderNumber, type orders } from '../tables/order.schema.ts';
import { pointsEntries } from './points-entry.schema.ts';

/** Points of an order that leave the pending ones. */
interface Move {
  readonly points: number;
  readonly into: 'CONFIRMED' | 'CANCELLED';
  /** What became of the order or of its pieces, such as 'returned'. */
  readonly became: string;
  readonly at: Date;
  /** Until when confirmed points are valid. */
  readonly validTill?: Date;
}

/**
 * Moves pending points of an order to another group. The points of an order leave the pending ones in parts when pieces of
 * it are cancelled or returned: the entry of an earlier part grows then, as the ledger has one entry for each group and
 * type of an order. Points are confirmed once: a second time is an error.
 */
export async function movePendingPoints(
  tx: Database,
  { id: orderId, userId, number }: Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'number'>,
  { points, into, became, at, validTill }: Move,
): Promise<void> {
  if (points === 0) return;
  const reason = `Order ${orderNumber(number)} ${became}`;
  const entry = { userId, orderId, points, reason, createdAt: at };
  await tx
    .insert(pointsEntries)
    .values({ ...entry, id: newId(), pointsGroup: 'PENDING', type: 'DEBIT' })
    .onConflictDoUpdate(GROWTH);
  if (into === 'CANCELLED') return addCancelledPoints(tx, entry);
  await tx
    .insert(pointsEntries)
    .values({ ...entry, id: newId(), pointsGroup: into, type: 'CREDIT', validTill });
}

/** Adds points to the pending ones of an order to which pieces were added. */
export async function addPendingPoints(
  tx: Database,
  { id: orderId, userId, number }: Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'number'>,
  { points, at }: Pick<Move, 'points' | 'at'>,
): Promise<void> {
  if (points === 0) return;
  const reason = `Order ${orderNumber(number)} placed`;
  const entry = { id: newId(), userId, orderId, points, reason, createdAt: at };
  await tx
    .insert(pointsEntries)
    .values({ ...entry, pointsGroup: 'PENDING', type: 'CREDIT' })
    .onConflictDoUpdate(GROWTH);
}

/** Adds to the cancelled points, those of an order to its earlier ones; the reason is the latest one. */
export async function addCancelledPoints(
  tx: Database,
  entry: Omit<typeof pointsEntries.$inferInsert, 'id' | 'pointsGroup' | 'type'>,
): Promise<void> {
  await tx
    .insert(pointsEntries)
    .values({ ...entry, id: newId(), pointsGroup: 'CANCELLED', type: 'CREDIT' })
    .onConflictDoUpdate(GROWTH);
}

/** An entry grows by a later part. */
const GROWTH = {
  target: [pointsEntries.orderId, pointsEntries.pointsGroup, pointsEntries.type],
  set: { points: sql`${pointsEntries.points} + excluded.points`, reason: sql`excluded.reason` },
};
