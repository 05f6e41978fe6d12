import { GROUP_POINTS_MONTHS } from '@pgm/api/contract';
import { sql } from 'drizzle-orm';
import { pointsEntries } from '../points/points-entry.schema.ts';

/** The month in which an entry was made, in India: `2026-11`. */
export const confirmedMonth = sql<string>`to_char(${pointsEntries.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM')`;

const MONTH = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
});

/** The listed months, the newest first, by the calendar of India. */
export function lastMonths(now: Date): readonly string[] {
  const [year = 0, month = 1] = MONTH.format(now).split('-').map(Number);
  return Array.from({ length: GROUP_POINTS_MONTHS }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  );
}
