import { type Coupon, type listCoupons, ok } from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { CouponRepository } from './coupon.repository.ts';
import { type CouponClaim, toProblem, usesLeft } from './evaluate-coupon.ts';

/** The coupons of the shop. */
export class CouponService {
  readonly #repository: CouponRepository;
  readonly #now: () => number;

  constructor(repository: CouponRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  /** The coupons that a user can use now. @param userId undefined for a guest */
  async list(userId: string | undefined): Promise<Outcome<typeof listCoupons>> {
    const claims = await this.#repository.offered({ userId, at: new Date(this.#now()) });
    const usable = claims.filter((claim) => toProblem(claim) === null);
    return ok({ success: true, data: usable.map(toCoupon) });
  }
}

/** The wire shape of a coupon: rupees instead of paise. */
function toCoupon(claim: CouponClaim): Coupon {
  const { coupon } = claim;
  const { code, title, kind, isForFirstOrder, maxDiscountPaise } = coupon;
  return {
    code,
    title,
    kind,
    value: kind === 'PERCENT' ? coupon.value : coupon.value / 100,
    maxDiscount: maxDiscountPaise === null ? null : maxDiscountPaise / 100,
    minSubtotal: coupon.minSubtotalPaise / 100,
    endsAt: coupon.endsAt?.toISOString() ?? null,
    usesLeft: usesLeft(claim),
    isForFirstOrder,
  };
}
