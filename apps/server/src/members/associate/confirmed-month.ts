import { sql } from 'drizzle-orm';
import { pointsEntries } from '../points/points-entry.schema.ts';

/** The month in which an entry was made, in India: `2026-11`. */
export const confirmedMonth = sql<string>`to_char(${pointsEntries.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM')`;
