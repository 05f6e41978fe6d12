export { couponsMachine } from './coupons.machine.ts';
export type { CouponsEvent } from './coupons.machine.ts';
export { couponsVerbs, couponsView } from './coupons.view.ts';
