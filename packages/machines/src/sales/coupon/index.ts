export { couponMachine } from './coupon.machine.ts';
export type { CouponEvent, CouponItems, CouponVerdict, CouponWish } from './coupon.machine.ts';
export { couponVerbs, couponView } from './coupon.view.ts';
