import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Payments or refunds that one run takes at most; the rest waits for the next. */
export const MAX_AT_ONCE = 50;

/** When something is due again: after half of the time since its last change, at least two minutes and at most six hours. */
export function nextLook(updatedAt: SQLWrapper, at: Date): SQL {
  const now = sql`${at.toISOString()}::timestamptz`;
  return sql`${now} + least(interval '6 hours', greatest(interval '2 minutes', (${now} - ${updatedAt}) / 2))`;
}
