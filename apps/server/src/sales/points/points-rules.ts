import type { OrderStatus, PointsCorrectionKind } from '@pgm/api/contract';
import type { EntryRow } from './points-entry.schema.ts';

/** The page on which members read about their points. */
export const POINTS_PAGE = '/manage/business-values';

/** The rules of points, in English for the member. */
const PLACED = 'Points are pending when an order is placed.';
const SAVED = 'Points are confirmed when the order is delivered and the days to return it are over.';
const EXPIRED = 'Confirmed points expire when their validity is over.';
const UNDONE = 'Points are cancelled when the order is cancelled or returned.';

const BROUGHT_OVER = 'These points are from our earlier records.';
const OPENING_SETTLED = 'Opening points are confirmed on the date that came with them.';

/** Why opening points are in a group, in English for the member. */
export const OPENING_REASONS = {
  added: 'Opening points',
  confirmed: 'Opening points confirmed',
  expired: 'Opening points expired',
} as const;

/** Why points were corrected, in English for the member. */
export const CORRECTION_REASONS: Readonly<Record<PointsCorrectionKind, string>> = {
  MISSING_POINTS: 'Correction: points were missing',
  COUNTED_TWICE: 'Correction: points were counted twice',
  MISCOUNTED: 'Correction: the number of points was wrong',
  GOODWILL: 'Correction: goodwill',
  OTHER: 'Correction of points',
};

const CORRECTED = 'We correct points that are not as they should be.';

/** Why points of a correction are cancelled ones. */
export const CORRECTION_EXPIRED = 'Points of a correction expired';

const EXPIRY = /^(Points of order \S+|Points of a correction|Opening points) expired$/;

/** Whether points left the confirmed ones by their expiry; the job of the expiry writes this reason. */
function isExpiry(reason: string): boolean {
  return EXPIRY.test(reason);
}

/** The rule that created an entry. */
export function toRule({ entry: { pointsGroup, type, reason, correctionId }, status }: EntryRow): string {
  if (correctionId !== null) return isExpiry(reason) ? EXPIRED : CORRECTED;
  if (reason === OPENING_REASONS.added) return BROUGHT_OVER;
  if (reason === OPENING_REASONS.confirmed) return OPENING_SETTLED;
  if (pointsGroup === 'CANCELLED') {
    if (type === 'DEBIT') return PLACED;
    return isExpiry(reason) ? EXPIRED : UNDONE;
  }
  if (pointsGroup === 'CONFIRMED') return type === 'CREDIT' ? SAVED : EXPIRED;
  if (type === 'CREDIT') return PLACED;
  return isUndone(status) ? UNDONE : SAVED;
}

/** The next change of pending points by the status of their order, null for opening points; null when there is none. */
export function toNextStep(status: EntryRow['status']): string | null {
  if (status === null) return OPENING_SETTLED;
  if (isUndone(status)) return null;
  if (status === 'RETURN_REQUESTED') return 'These points are cancelled when we receive the returned order.';
  if (status === 'DELIVERED') return 'These points are confirmed when the days to return the order are over.';
  return 'These points are confirmed when the order is delivered and the days to return it are over.';
}

/** Whether an order has yet to arrive. */
export function isOnTheWay(status: OrderStatus): boolean {
  return status === 'PLACED' || status === 'CONFIRMED' || status === 'PACKED' || status === 'SHIPPED';
}

function isUndone(status: EntryRow['status']): boolean {
  return status === 'CANCELLED' || status === 'RETURNED';
}
