import { RETURN_DAYS } from '@pgm/api/contract';
import type { EntryRow } from './points-entry.schema.ts';

/** The rules of points, in English for the member. */
const PLACED = 'Points of an order that is placed are pending.';
const SAVED = `Points are confirmed when the order is delivered and its ${RETURN_DAYS} days for a return are over.`;
const EXPIRED = 'Confirmed points expire when their validity is over.';
const UNDONE = 'Points of an order that is cancelled or returned are cancelled.';

/** The rule that created an entry. */
export function toRule({ entry: { pointsGroup, type }, status }: EntryRow): string {
  if (pointsGroup === 'CANCELLED') return type === 'CREDIT' ? UNDONE : PLACED;
  if (pointsGroup === 'CONFIRMED') return type === 'CREDIT' ? SAVED : EXPIRED;
  if (type === 'CREDIT') return PLACED;
  return isUndone(status) ? UNDONE : SAVED;
}

/** The next change of pending points by the status of their order; null when there is none. */
export function toNextStep(status: EntryRow['status']): string | null {
  if (isUndone(status)) return null;
  if (status === 'RETURN_REQUESTED') return 'When the order has come back, these points are cancelled.';
  if (status === 'DELIVERED')
    return `When the ${RETURN_DAYS} days for a return are over, these points are confirmed.`;
  return `After the delivery you have ${RETURN_DAYS} days for a return. When they are over, these points are confirmed.`;
}

/** Whether an order has yet to arrive. */
export function isOnTheWay(status: EntryRow['status']): boolean {
  return status === 'PLACED' || status === 'CONFIRMED' || status === 'PACKED' || status === 'SHIPPED';
}

function isUndone(status: EntryRow['status']): boolean {
  return status === 'CANCELLED' || status === 'RETURNED';
}
