import type { coupons } from './coupon.schema.ts';

/** A wish to use a coupon: the coupon, the user and the time. */
export interface CouponClaim {
  readonly coupon: typeof coupons.$inferSelect;
  readonly at: Date;
  /** Undefined for a guest: conditions on members are evaluated once they are logged in. */
  readonly member: CouponMember | undefined;
}

/** The facts of a member that the rules need. */
export interface CouponMember {
  /** The number of their orders that use the coupon, without cancelled ones. */
  readonly uses: number;
  /** Whether they have an order that is not cancelled. */
  readonly hasOrdered: boolean;
}

/** A line of an order for which a coupon is evaluated. */
export interface CouponLine {
  readonly productId: string;
  /** Empty for a product that is not offered. */
  readonly categoryId: string;
  /** The price of all its pieces. */
  readonly amountPaise: number;
}

/** The discount of a coupon, in whole paise, or the reason why it cannot be used, in English for people. */
export interface CouponVerdict {
  readonly discountPaise: number;
  /** Of each line the amount that the coupon reduces: all of it, or 0 where the coupon is not for the product. */
  readonly reducedPaise: readonly number[];
  readonly problem: string | null;
  /** Whether the coupon is of no use for any cart, and will be of none. */
  readonly isOver: boolean;
}

/**
 * Evaluates a claim for an order with these lines. The minimum counts all of them, the discount only those that the
 * coupon is for.
 * @param claim undefined when there is no such coupon
 */
export function evaluateCoupon(claim: CouponClaim | undefined, lines: readonly CouponLine[]): CouponVerdict {
  if (claim === undefined)
    return { discountPaise: 0, reducedPaise: lines.map(() => 0), problem: UNKNOWN, isOver: true };
  const verdict = evaluateRedeemed(claim.coupon, lines);
  const problem = toProblem(claim);
  if (problem === null) return { ...verdict, isOver: false };
  return { ...verdict, discountPaise: 0, problem, isOver: problem !== TOO_EARLY };
}

type Coupon = CouponClaim['coupon'];

/** A coupon that an order uses. */
export type RedeemedCoupon = Coupon;

/** Evaluates a coupon for an order that uses it already: whether another order could use it does not matter. */
export function evaluateRedeemed(
  coupon: Coupon,
  lines: readonly CouponLine[],
): Omit<CouponVerdict, 'isOver'> {
  const reducedPaise = lines.map((line) => (isFor(coupon, line) ? line.amountPaise : 0));
  const problem = forOthers(coupon, lines) ?? tooLittle(coupon, sum(lines.map(toAmount)));
  const discountPaise = problem === null ? toDiscount(coupon, sum(reducedPaise)) : 0;
  return { discountPaise, reducedPaise, problem };
}

/** Whether a coupon reduces a line. One that names neither categories nor products reduces every line. */
function isFor({ categoryIds, productIds }: Coupon, { categoryId, productId }: CouponLine): boolean {
  if (categoryIds.length === 0 && productIds.length === 0) return true;
  return categoryIds.includes(categoryId) || productIds.includes(productId);
}

function forOthers(coupon: Coupon, lines: readonly CouponLine[]): string | null {
  if (lines.length === 0 || lines.some((line) => isFor(coupon, line))) return null;
  return 'This coupon is not for the products in your cart.';
}

function toAmount({ amountPaise }: CouponLine): number {
  return amountPaise;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The reason why a coupon cannot be used for any order; null when it can. */
export function toProblem({ coupon, at, member }: CouponClaim): string | null {
  const { totalLimit, memberLimit, used } = coupon;
  if (!coupon.isActive) return UNKNOWN;
  // The end comes first: staff may end a coupon before it starts.
  if (coupon.endsAt !== null && at > coupon.endsAt) return 'This coupon has expired.';
  if (at < coupon.startsAt) return TOO_EARLY;
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
const TOO_EARLY = 'This coupon is not valid yet.';
/** Other orders have reached the limit of the coupon. */
export const USED_UP = 'This coupon is no longer available.';

function tooLittle({ minSubtotalPaise }: Coupon, subtotalPaise: number): string | null {
  if (subtotalPaise >= minSubtotalPaise) return null;
  return `This coupon is for orders of ${rupees.format(minSubtotalPaise / 100)} or more.`;
}

/** Never more than the amount that is reduced; fractions of a paisa are cut off. */
function toDiscount({ kind, value, maxDiscountPaise }: Coupon, paise: number): number {
  const wanted = kind === 'PERCENT' ? Math.floor((paise * value) / 100) : value;
  return Math.min(wanted, maxDiscountPaise ?? Infinity, paise);
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});
