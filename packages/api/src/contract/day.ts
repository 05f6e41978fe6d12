import * as z from 'zod/mini';

/** A day as it stands in an address, such as '2026-11-21', from 2000 to 2099. A year that is still being typed is no day. */
export const Day = z
  .string()
  .check(z.regex(/^20\d{2}-/, 'Choose a date from 2000 to 2099'), z.iso.date('Choose a date'));
