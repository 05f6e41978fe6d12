import type { PointsCorrectionKind } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import { notify } from '../../auth/notification/notification.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { pointsCorrections } from './points-correction.schema.ts';
import { toText } from './expiring-points.ts';
import { pointsEntries } from './points-entry.schema.ts';
import { CORRECTION_REASONS, POINTS_PAGE } from './points-rules.ts';
import { toExpiry, toValidTill } from './points-validity.ts';

/** A correction that is written to the ledger. */
interface WrittenCorrection {
  readonly id: string;
  readonly userId: string;
  /** Less than 0 when points are taken away: the member must have them, see `countConfirmed`. */
  readonly points: number;
  readonly kind: PointsCorrectionKind;
}

/** Writes the entry of a correction, and notifies the member. Added points are valid as long as points confirmed now. */
export async function writeCorrection(
  tx: Database,
  { id, userId, points, kind }: WrittenCorrection,
  { at, validMonths }: { readonly at: Date; readonly validMonths: number },
): Promise<void> {
  const count = Math.abs(points);
  const isAdded = points > 0;
  const validTill = isAdded ? toValidTill(at, validMonths) : null;
  await tx.insert(pointsEntries).values({
    id: newId(),
    userId,
    correctionId: id,
    pointsGroup: 'CONFIRMED',
    type: isAdded ? 'CREDIT' : 'DEBIT',
    points: count,
    reason: CORRECTION_REASONS[kind],
    createdAt: at,
    validTill,
  });
  if (validTill !== null)
    await tx.update(pointsCorrections).set(toExpiry(validTill)).where(eq(pointsCorrections.id, id));
  await notify(tx, {
    userId,
    kind: 'POINTS',
    text: toText(isAdded ? ['pointAdded', 'pointsAdded'] : ['pointTaken', 'pointsTaken'], count),
    values: { points: count },
    link: POINTS_PAGE,
    at,
  });
}
