import type { CodProblem } from './order.ts';

/** The sentence for each reason why an order cannot be paid on delivery. */
export const COD_PROBLEMS: Readonly<Record<CodProblem, string>> = {
  UNPROVEN_MOBILE: 'Cash on delivery needs a verified mobile number.',
  TOO_MUCH: 'This amount is too high for cash on delivery. Please choose another payment method.',
};
