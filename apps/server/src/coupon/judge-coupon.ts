import type { coupons } from './coupon.schema.ts';

/** Somebody who wants to use a coupon, and when. */
export interface CouponClaim {
  readonly coupon: typeof coupons.$inferSelect;
  readonly at: Date;
  /** Undefined for a guest: what is asked of members is judged once they are logged in. */
  readonly member: CouponMember | undefined;
}

/** What the rules ask of a member. */
interface CouponMember {
  /** How many of their orders use the coupon; cancelled ones do not. */
  readonly uses: number;
  /** Whether they have an order that is not cancelled. */
  readonly hasOrdered: boolean;
}

/** What a coupon takes off, in whole paise, or else why it can't be used, in English for people. */
export interface CouponVerdict {
  readonly discountPaise: number;
  readonly problem: string | null;
}

/** Judges a claim for an order of some subtotal. @param claim undefined when there is no such coupon */
export function judgeCoupon(claim: CouponClaim | undefined, subtotalPaise: number): CouponVerdict {
  const problem = claim === undefined ? UNKNOWN : (problemOf(claim) ?? tooLittle(claim, subtotalPaise));
  if (claim === undefined || problem !== null) return { discountPaise: 0, problem };
  return { discountPaise: discountOf(claim.coupon, subtotalPaise), problem };
}

/** Why a coupon can't be used, whatever the order; null when it can. */
export function problemOf({ coupon, at, member }: CouponClaim): string | null {
  const { totalLimit, memberLimit, used } = coupon;
  if (!coupon.isActive) return UNKNOWN;
  if (at < coupon.startsAt) return 'This coupon is not valid yet.';
  if (coupon.endsAt !== null && at > coupon.endsAt) return 'This coupon has expired.';
  if (member && memberLimit !== null && member.uses >= memberLimit) {
    return 'You have used this coupon already.';
  }
  if (totalLimit !== null && used >= totalLimit) return USED_UP;
  if (member?.hasOrdered && coupon.isForFirstOrder) return 'This coupon is for a first order.';
  return null;
}

/** How often a member can use a coupon still; null when there is no limit, and for guests. */
export function usesLeft({ coupon, member }: CouponClaim): number | null {
  if (member === undefined) return null;
  const left = [
    coupon.totalLimit !== null ? coupon.totalLimit - coupon.used : Infinity,
    coupon.memberLimit !== null ? coupon.memberLimit - member.uses : Infinity,
    coupon.isForFirstOrder ? 1 : Infinity,
  ];
  const least = Math.max(0, Math.min(...left));
  return least === Infinity ? null : least;
}

/** There is no such coupon, or it is not offered any more. */
const UNKNOWN = 'This coupon code does not exist.';
/** Others have used it as often as it can be. */
export const USED_UP = 'This coupon is used up.';

function tooLittle({ coupon: { minSubtotalPaise } }: CouponClaim, subtotalPaise: number): string | null {
  if (subtotalPaise >= minSubtotalPaise) return null;
  return `This coupon is for orders of ${rupees.format(minSubtotalPaise / 100)} or more.`;
}

/** Never more than the goods cost; parts of a paisa are not given. */
function discountOf(coupon: CouponClaim['coupon'], subtotalPaise: number): number {
  const { kind, value, maxDiscountPaise } = coupon;
  const wanted = kind === 'PERCENT' ? Math.floor((subtotalPaise * value) / 100) : value;
  return Math.min(wanted, maxDiscountPaise ?? Infinity, subtotalPaise);
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});
