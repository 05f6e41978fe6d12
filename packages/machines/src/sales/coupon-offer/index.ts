export { couponOfferMachine } from './coupon-offer.machine.ts';
export type { CouponCart } from './coupon-offer.machine.ts';
export { couponOfferVerbs, couponOfferView } from './coupon-offer.view.ts';
