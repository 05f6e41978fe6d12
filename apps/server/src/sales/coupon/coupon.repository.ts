import { type SQL, and, eq, gt, gte, isNull, lt, lte, ne, notExists, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { orders } from '../tables/order.schema.ts';
import { couponUses, coupons } from './coupon.schema.ts';
import type { CouponClaim } from './evaluate-coupon.ts';
import { type Claimant, selectClaims } from './coupon.transactions.ts';

/** Who asks for coupons, and for which page of them. */
export interface CouponFilter extends Claimant {
  readonly page: PageRequest;
}

/** SQL over coupons. */
export class CouponRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The coupons that a claimant can use now, with the facts of the claimant. */
  list({ page, ...claimant }: CouponFilter): Promise<CouponClaim[]> {
    return selectClaims(this.#db, this.#usable(claimant), claimant, page);
  }

  /** The number of those coupons on all pages. */
  count(claimant: Claimant): Promise<number> {
    return this.#db.$count(coupons, this.#usable(claimant));
  }

  /** What `toProblem` finds no problem with. */
  #usable({ userId, at }: Claimant): SQL | undefined {
    return and(
      eq(coupons.isActive, true),
      lte(coupons.startsAt, at),
      or(isNull(coupons.endsAt), gte(coupons.endsAt, at)),
      or(isNull(coupons.totalLimit), lt(coupons.used, coupons.totalLimit)),
      userId === undefined ? undefined : this.#usableBy(userId),
    );
  }

  #usableBy(userId: string): SQL | undefined {
    const ownUses = and(eq(couponUses.couponId, coupons.id), eq(couponUses.userId, userId));
    const ownOrder = this.#db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.userId, userId), ne(orders.status, 'CANCELLED')));
    return and(
      or(isNull(coupons.memberLimit), gt(coupons.memberLimit, this.#db.$count(couponUses, ownUses))),
      or(eq(coupons.isForFirstOrder, false), notExists(ownOrder)),
    );
  }
}
