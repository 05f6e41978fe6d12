import * as z from 'zod/mini';

/** A day of the calendar in India, such as '2026-12-05'. @param invalid the message for what is no day */
export function calendarDay(invalid: string) {
  return z
    .string(invalid)
    .check(z.regex(/^[12]\d{3}-\d\d-\d\d$/, { error: invalid, abort: true }), z.refine(isDay, invalid));
}

/** Whether a day exists: 30 February does not. */
function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** A day as it stands in an address, such as '2026-11-21', from 2000 to 2099. A year that is still being typed is no day. */
export const Day = z
  .string()
  .check(z.regex(/^20\d{2}-/, 'Choose a date from 2000 to 2099'), z.iso.date('Choose a date'));
