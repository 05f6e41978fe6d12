import { type SQL, and, eq, ilike, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/http/paging.ts';
import { netPoints, pointsEntries, type pointsGroup } from './points-entry.schema.ts';

/** The status of points. */
export type Group = (typeof pointsGroup.enumValues)[number];

/** Which points of a member are meant. */
export interface PointsFilter {
  readonly userId: string;
  readonly group: Group;
  /** A part of the reason, in upper or lower case. */
  readonly search?: string | undefined;
}

/** A fact of the first entry of an order, of opening points or of a correction in a group: its credit where it has one. */
function ofCredit(column: SQL | (typeof pointsEntries)['id' | 'reason']): SQL {
  return sql`(array_agg(${column} order by ${pointsEntries.type}, ${pointsEntries.createdAt}))[1]`;
}

/**
 * The orders, the opening points and the corrections that have points in a group now, as a query called `net`. It reads the entries of the
 * member in this group by one index, and leaves out what has equal credits and debits. The sum of the rows is that of the group.
 */
export function selectNet(db: Database, { userId, group, search }: PointsFilter) {
  const reason = ofCredit(pointsEntries.reason);
  return db
    .select({
      orderId: pointsEntries.orderId,
      openingId: pointsEntries.openingId,
      correctionId: pointsEntries.correctionId,
      id: sql<string>`${ofCredit(pointsEntries.id)}`.as('entry_id'),
      reason: sql<string>`${reason}`.as('first_reason'),
      points: netPoints.mapWith(Number).as('net_points'),
      enteredAt: sql`min(${pointsEntries.createdAt})`.mapWith(pointsEntries.createdAt).as('entered_at'),
      validTill: sql`max(${pointsEntries.validTill})`.mapWith(pointsEntries.validTill).as('last_day'),
    })
    .from(pointsEntries)
    .where(and(eq(pointsEntries.userId, userId), eq(pointsEntries.pointsGroup, group)))
    .groupBy(pointsEntries.orderId, pointsEntries.openingId, pointsEntries.correctionId)
    .having(and(sql`${netPoints} <> 0`, search ? ilike(reason, containing(search)) : undefined))
    .as('net');
}
