import * as z from 'zod/mini';

/** Whether an amount of rupees is one of whole paise. */
const isWholePaise = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** The largest price or discount in rupees. */
const MAX_RUPEES = 1_000_000;

/** Rupees with at most two decimals, such as a price. @param name begins each message */
export function rupees(name: string) {
  return z
    .number(`${name} is required`)
    .check(
      z.gt(0, `${name} must be more than 0`),
      z.lte(MAX_RUPEES, `${name} must be at most ${MAX_RUPEES}`),
      z.refine(isWholePaise, `${name} can have at most 2 decimals`),
    );
}

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
