import { createCoupon, endCoupon, listCoupons, listStaffCoupons, updateCoupon } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { CouponEditorService } from './coupon-editor.service.ts';
import { CouponRepository } from './coupon.repository.ts';
import { CouponService } from './coupon.service.ts';
import { staffCoupons } from './staff-coupon.repository.ts';

/** The routes of coupons. */
export function couponRoutes(platform: Platform) {
  const { db, now } = platform;
  const service = new CouponService(new CouponRepository(db), now);
  const editor = new CouponEditorService(platform);
  return [
    route(listCoupons, ({ caller, query }) => service.list(caller?.id, query)),
    route(listStaffCoupons, ({ query }) => staffPage(db, staffCoupons(new Date(now())), query)),
    route(createCoupon, ({ caller, body }) => editor.create(caller.id, body)),
    route(updateCoupon, ({ caller, params, body }) => editor.update(caller.id, params.id, body)),
    route(endCoupon, ({ caller, params }) => editor.end(caller.id, params.id)),
  ];
}
