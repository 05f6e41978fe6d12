import { and, eq, gte, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { coupons } from './coupon.schema.ts';
import type { CouponClaim } from './evaluate-coupon.ts';
import { type Claimant, selectClaims } from './coupon.transactions.ts';

/** SQL over coupons. */
export class CouponRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The coupons that are offered now or later, with the facts of the claimant. */
  offered(claimant: Claimant): Promise<CouponClaim[]> {
    const isOffered = and(
      eq(coupons.isActive, true),
      or(isNull(coupons.endsAt), gte(coupons.endsAt, claimant.at)),
    );
    return selectClaims(this.#db, isOffered, claimant);
  }
}
