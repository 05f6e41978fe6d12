import type { I18n } from '../../foundations/language/language.tsx';

/** Translates the reason why a coupon cannot be used; the amount in one of the reasons comes from the server. */
export function translatedReason(reason: string, t: I18n['t']): string {
  const [, amount] = /^This coupon is for orders of (₹[\d,.]+) or more\.$/.exec(reason) ?? [];
  if (amount === undefined) return t(reason);
  return t('This coupon is for orders of {amount} or more.', { amount });
}
