import type { CodProblem } from './order.ts';

/** The sentence for each reason why an order cannot be paid on delivery. */
export const COD_PROBLEMS: Readonly<Record<CodProblem, string>> = {
  UNPROVEN_MOBILE: 'Cash on delivery needs a verified mobile number.',
  TOO_MUCH: 'This amount is too high for cash on delivery. Please choose another payment method.',
};

/** Why an order to a PIN code without cash on delivery is not paid so; English, for `t()`. */
export const NO_COD_THERE = 'Cash on delivery is not available at this PIN code. Pay by UPI or card.';
