import { listCoupons } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { CouponRepository } from './coupon.repository.ts';
import { CouponService } from './coupon.service.ts';

/** The route of coupons. */
export function couponRoutes({ db, now }: Platform) {
  const service = new CouponService(new CouponRepository(db), now);
  return [route(listCoupons, ({ caller, query }) => service.list(caller?.id, query))];
}
