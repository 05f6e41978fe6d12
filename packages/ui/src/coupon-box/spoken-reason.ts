import type { Speech } from '../language/index.ts';

/** A reason in the language around it; the amount that stands in one of them is the server's. */
export function spokenReason(reason: string, t: Speech['t']): string {
  const [, amount] = /^This coupon is for orders of (₹[\d,.]+) or more\.$/.exec(reason) ?? [];
  if (amount === undefined) return t(reason);
  return t('This coupon is for orders of {amount} or more.', { amount });
}
