import * as z from 'zod/mini';

/** Whether an amount of rupees is one of whole paise. */
export const isWholePaise = (rupees: number) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6;

/** More money than any order is worth, in rupees. */
const MAX_AMOUNT = 10_000_000;

/** An amount of money in rupees, with at most two decimals. */
export const Amount = z
  .number('Amount is required')
  .check(
    z.gt(0, 'Amount must be more than 0'),
    z.lte(MAX_AMOUNT, `Amount must be at most ${MAX_AMOUNT}`),
    z.refine(isWholePaise, 'Amount can have at most 2 decimals'),
  );
