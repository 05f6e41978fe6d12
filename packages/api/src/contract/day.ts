import * as z from 'zod/mini';

/**
 * A day of the calendar in India from 2000 to 2099, such as '2026-12-05'. A year that is still being typed is no day.
 * @param invalid the message for what is no day
 */
export function calendarDay(invalid: string) {
  return z
    .string(invalid)
    .check(z.iso.date({ error: invalid, abort: true }), z.regex(/^20/, 'Choose a date from 2000 to 2099'));
}

/** A day as it stands in an address. */
export const Day = calendarDay('Choose a date');
