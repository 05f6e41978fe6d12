export { couponsMachine } from './coupons.machine.ts';
export { couponsVerbs, couponsView } from './coupons.view.ts';
