import { listCoupons } from '@pgm/api/contract';
import { greet } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { CouponRepository } from './coupon.repository.ts';
import { CouponService } from './coupon.service.ts';

/** The call on coupons. */
export function couponRoutes({ authenticate, db, now }: Platform) {
  const service = new CouponService(new CouponRepository(db), now);
  return [greet(listCoupons, authenticate, ({ caller }) => service.list(caller?.id))];
}
