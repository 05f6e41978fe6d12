import * as z from 'zod/mini';
import { calendarDay } from '../day.ts';
import { rupees } from '../rupees.ts';

/** A lower price of a product for some days, as staff set it. */
export const Sale = z
  .object({
    /** Rupees with at most 2 decimals, taxes included; below the usual price. */
    price: rupees('Sale price'),
    /** The first day in India; the sale begins with it. */
    from: calendarDay('Choose the first day'),
    /** The last day in India; the sale ends with it. */
    until: calendarDay('Choose the last day'),
  })
  .check(
    z.refine(({ from, until }) => until >= from, {
      path: ['until'],
      message: 'The last day must not be before the first day',
    }),
  );
export type Sale = z.infer<typeof Sale>;

/** What visitors see of a sale while it runs. The law compares its price with the pack, and with no earlier price. */
export const RunningSale = z.object({
  /** The last day in India, such as '2026-12-05'. */
  until: z.string(),
  /** The highest price that the pack allows, in rupees; absent when it is not known or not above the price. */
  maximumRetailPrice: z.optional(z.number()),
});
