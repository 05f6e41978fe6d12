import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { openingPoints, pointsEntries } from './points-entry.schema.ts';
import { OPENING_REASONS } from './points-rules.ts';
import { toExpiry } from './points-validity.ts';

/** The points of a member that are in a group at the import. */
export interface NewOpening {
  readonly userId: string;
  readonly group: (typeof openingPoints.$inferSelect)['pointsGroup'];
  readonly points: number;
  /** When pending points become confirmed, and when confirmed ones expire; null for cancelled ones. */
  readonly until: Date | null;
}

/** Adds opening points, each with its entry of the ledger. */
export async function addOpeningPoints(
  tx: Database,
  openings: readonly NewOpening[],
  at: Date,
): Promise<void> {
  if (openings.length === 0) return;
  const rows = openings.map((opening) => ({ ...opening, id: newId() }));
  await tx.insert(openingPoints).values(
    rows.map(({ id, userId, group, points, until }) => ({
      id,
      userId,
      pointsGroup: group,
      points,
      settleAt: group === 'PENDING' ? until : null,
      ...(group === 'CONFIRMED' && until !== null && toExpiry(until)),
    })),
  );
  await tx.insert(pointsEntries).values(
    rows.map(({ id, userId, group, points, until }) => ({
      id: newId(),
      openingId: id,
      userId,
      pointsGroup: group,
      type: 'CREDIT' as const,
      points,
      reason: OPENING_REASONS.added,
      createdAt: at,
      validTill: group === 'CONFIRMED' ? until : null,
      teamCountedAt: group === 'CONFIRMED' ? at : null,
    })),
  );
}
