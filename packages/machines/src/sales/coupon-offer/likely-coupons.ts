import type { Coupon } from '@pgm/api/contract';

/** A coupon that may reduce a cart. */
export interface LikelyCoupon {
  readonly code: string;
  /** The most that it can reduce, in rupees; less if it is only for some of the products. */
  readonly most: number;
}

/** The coupons that may reduce a cart with this subtotal, the largest discount first. */
export function likelyCoupons(coupons: readonly Coupon[], subtotal: number): LikelyCoupon[] {
  return coupons
    .map((coupon) => ({ code: coupon.code, most: toMost(coupon, subtotal) }))
    .filter(({ most }) => most > 0)
    .toSorted((one, other) => other.most - one.most);
}

function toMost({ kind, value, maxDiscount, minSubtotal, usesLeft }: Coupon, subtotal: number): number {
  if (usesLeft === 0 || subtotal < minSubtotal) return 0;
  const wanted = kind === 'PERCENT' ? (subtotal * value) / 100 : value;
  return Math.min(wanted, maxDiscount ?? Infinity, subtotal);
}
