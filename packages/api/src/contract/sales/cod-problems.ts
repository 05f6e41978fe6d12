import type { CodProblem } from './order.ts';

/** The sentence for each reason why an order cannot be paid on delivery. */
export const COD_PROBLEMS: Readonly<Record<CodProblem, string>> = {
  UNPROVEN_MOBILE: 'Cash on delivery needs a verified mobile number.',
  TOO_MUCH: 'This is more than can be paid on delivery. Please choose another way to pay.',
};
