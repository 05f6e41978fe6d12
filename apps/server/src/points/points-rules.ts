import { RETURN_DAYS } from '@pgm/api/contract';
import type { EntryRow } from './transaction-of.ts';

/** The rules by which points move, in English for the member. */
const PLACED = 'Points of an order that is placed are pending.';
const KEPT = `Points are confirmed when the order is delivered and its ${RETURN_DAYS} days for a return are over.`;
const UNDONE = 'Points of an order that is cancelled or returned are cancelled.';

/** The rule by which an entry was made. */
export function ruleOf({ entry: { pointsGroup, type }, status }: Pick<EntryRow, 'entry' | 'status'>): string {
  if (pointsGroup === 'CANCELLED') return type === 'CREDIT' ? UNDONE : PLACED;
  if (pointsGroup === 'CONFIRMED') return type === 'CREDIT' ? KEPT : UNDONE;
  if (type === 'CREDIT') return PLACED;
  return isUndone(status) ? UNDONE : KEPT;
}

/** What becomes of points that are pending, by where their order is; null when nothing does. */
export function nextOf(status: EntryRow['status']): string | null {
  if (isUndone(status)) return null;
  if (status === 'RETURN_REQUESTED') return 'When the order has come back, these points are cancelled.';
  if (status === 'DELIVERED')
    return `When the ${RETURN_DAYS} days for a return are over, these points are confirmed.`;
  return `After the delivery you have ${RETURN_DAYS} days for a return. When they are over, these points are confirmed.`;
}

function isUndone(status: EntryRow['status']): boolean {
  return status === 'CANCELLED' || status === 'RETURNED';
}
