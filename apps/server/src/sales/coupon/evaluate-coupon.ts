import type { coupons } from './coupon.schema.ts';

/** A wish to use a coupon: the coupon, the user and the time. */
export interface CouponClaim {
  readonly coupon: typeof coupons.$inferSelect;
  readonly at: Date;
  /** Undefined for a guest: conditions on members are evaluated once they are logged in. */
  readonly member: CouponMember | undefined;
}

/** The facts of a member that the rules need. */
interface CouponMember {
  /** The number of their orders that use the coupon, without cancelled ones. */
  readonly uses: number;
  /** Whether they have an order that is not cancelled. */
  readonly hasOrdered: boolean;
}

/** The discount of a coupon, in whole paise, or the reason why it cannot be used, in English for people. */
export interface CouponVerdict {
  readonly discountPaise: number;
  readonly problem: string | null;
}

/** Evaluates a claim for an order with a subtotal. @param claim undefined when there is no such coupon */
export function evaluateCoupon(claim: CouponClaim | undefined, subtotalPaise: number): CouponVerdict {
  const problem = claim === undefined ? UNKNOWN : (toProblem(claim) ?? tooLittle(claim, subtotalPaise));
  if (claim === undefined || problem !== null) return { discountPaise: 0, problem };
  return { discountPaise: toDiscount(claim.coupon, subtotalPaise), problem };
}

/** The reason why a coupon cannot be used for any order; null when it can. */
export function toProblem({ coupon, at, member }: CouponClaim): string | null {
  const { totalLimit, memberLimit, used } = coupon;
  if (!coupon.isActive) return UNKNOWN;
  if (at < coupon.startsAt) return 'This coupon is not valid yet.';
  if (coupon.endsAt !== null && at > coupon.endsAt) return 'This coupon has expired.';
  if (member && memberLimit !== null && member.uses >= memberLimit) {
    return 'You have already used this coupon.';
  }
  if (totalLimit !== null && used >= totalLimit) return USED_UP;
  if (member?.hasOrdered && coupon.isForFirstOrder) return 'This coupon is for first orders only.';
  return null;
}

/** The remaining uses of a coupon for a member; null when there is no limit, and for guests. */
export function usesLeft({ coupon, member }: CouponClaim): number | null {
  if (member === undefined) return null;
  const left = [
    coupon.totalLimit !== null ? coupon.totalLimit - coupon.used : Infinity,
    coupon.memberLimit !== null ? coupon.memberLimit - member.uses : Infinity,
    coupon.isForFirstOrder ? 1 : Infinity,
  ];
  const minLeft = Math.max(0, Math.min(...left));
  return minLeft === Infinity ? null : minLeft;
}

/** The coupon does not exist, or is no longer offered. */
const UNKNOWN = 'This coupon code does not exist.';
/** Other orders have reached the limit of the coupon. */
export const USED_UP = 'This coupon is no longer available.';

function tooLittle({ coupon: { minSubtotalPaise } }: CouponClaim, subtotalPaise: number): string | null {
  if (subtotalPaise >= minSubtotalPaise) return null;
  return `This coupon is for orders of ${rupees.format(minSubtotalPaise / 100)} or more.`;
}

/** Never more than the subtotal; fractions of a paisa are cut off. */
function toDiscount(coupon: CouponClaim['coupon'], subtotalPaise: number): number {
  const { kind, value, maxDiscountPaise } = coupon;
  const wanted = kind === 'PERCENT' ? Math.floor((subtotalPaise * value) / 100) : value;
  return Math.min(wanted, maxDiscountPaise ?? Infinity, subtotalPaise);
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});
