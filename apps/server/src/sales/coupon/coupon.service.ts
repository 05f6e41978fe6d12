import type { Coupon, Language, QueryOf, listCoupons } from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { pagedOnRequest } from '../../platform/http/paging.ts';
import type { CouponRepository } from './coupon.repository.ts';
import { type CouponClaim, usesLeft } from './evaluate-coupon.ts';

/** The coupons of the shop. */
export class CouponService {
  readonly #repository: CouponRepository;
  readonly #now: () => number;

  constructor(repository: CouponRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  /** The coupons that a user can use now. @param userId undefined for a guest */
  list(userId: string | undefined, query: QueryOf<typeof listCoupons>): Promise<Outcome<typeof listCoupons>> {
    const at = new Date(this.#now());
    return pagedOnRequest(
      {
        list: async (filter) =>
          (await this.#repository.list(filter)).map((claim) => toCoupon(claim, query.language)),
        count: (filter) => this.#repository.count(filter),
      },
      { ...query, userId, at },
    );
  }
}

/** The wire shape of a coupon: rupees instead of paise, its title in the language of the reader where it has one. */
function toCoupon(claim: CouponClaim, language: Language): Coupon {
  const { coupon } = claim;
  const { code, title, titleInHindi, kind, isForFirstOrder, maxDiscountPaise } = coupon;
  return {
    code,
    title: language === 'hi' ? (titleInHindi ?? title) : title,
    kind,
    value: kind === 'PERCENT' ? coupon.value : coupon.value / 100,
    maxDiscount: maxDiscountPaise === null ? null : maxDiscountPaise / 100,
    minSubtotal: coupon.minSubtotalPaise / 100,
    endsAt: coupon.endsAt?.toISOString() ?? null,
    usesLeft: usesLeft(claim),
    isForFirstOrder,
  };
}
