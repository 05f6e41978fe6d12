export { CouponBox, type CouponBoxProps } from './coupon-box.tsx';
export { spokenReason } from './spoken-reason.ts';
