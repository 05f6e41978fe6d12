import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orders } from '../tables/order.schema.ts';
import { users } from '../../auth/user/user.schema.ts';
import { pointsCorrections } from './points-correction.schema.ts';
import { netPoints, openingPoints, pointsEntries } from './points-entry.schema.ts';

/**
 * Lets no other transaction take confirmed points of a member, until this one ends: their expiry and corrections wait for each
 * other. Call it before any row of the points is locked. False when the account is deleted.
 */
export async function holdPoints(tx: Database, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return user?.deletedAt === null;
}

/** The confirmed points of a member. */
export async function countConfirmed(tx: Database, userId: string): Promise<number> {
  const [row] = await tx
    .select({ points: sql`coalesce(${netPoints}, 0)`.mapWith(Number) })
    .from(pointsEntries)
    .where(and(eq(pointsEntries.userId, userId), eq(pointsEntries.pointsGroup, 'CONFIRMED')));
  return row?.points ?? 0;
}

/** An order, opening points or a correction with points that expire together. */
interface ExpiringSource {
  readonly id: string;
  readonly userId: string;
  readonly pointsExpireAt: Date;
}

/**
 * How many points of an order, of opening points or of a correction expire at their time. Points that corrections took away are
 * those that expire first, so only what the balance has beyond the points that expire later is left to expire.
 */
export async function countExpiring(
  tx: Database,
  { id, userId, pointsExpireAt }: ExpiringSource,
): Promise<number> {
  const source = sql`coalesce(${pointsEntries.orderId}, ${pointsEntries.openingId}, ${pointsEntries.correctionId})`;
  const nets = tx
    .select({
      source: sql`${source}`.as('source'),
      points: netPoints.as('points'),
      expiresAt:
        sql`max(coalesce(${orders.pointsExpireAt}, ${openingPoints.pointsExpireAt}, ${pointsCorrections.pointsExpireAt}))`.as(
          'expires_at',
        ),
    })
    .from(pointsEntries)
    .leftJoin(orders, eq(orders.id, pointsEntries.orderId))
    .leftJoin(openingPoints, eq(openingPoints.id, pointsEntries.openingId))
    .leftJoin(pointsCorrections, eq(pointsCorrections.id, pointsEntries.correctionId))
    .where(and(eq(pointsEntries.userId, userId), eq(pointsEntries.pointsGroup, 'CONFIRMED')))
    .groupBy(source)
    .as('nets');
  const at = sql`${pointsExpireAt.toISOString()}::timestamptz`;
  const isLater = sql`(${nets.expiresAt}, ${nets.source}) > (${at}, ${id}::uuid)`;
  const [row] = await tx
    .select({
      points: sql`greatest(0, least(
        coalesce(sum(${nets.points}) filter (where ${nets.source} = ${id}), 0),
        coalesce(sum(${nets.points}), 0) - coalesce(sum(${nets.points}) filter (where ${isLater}), 0)))`.mapWith(
        Number,
      ),
    })
    .from(nets);
  return row?.points ?? 0;
}
