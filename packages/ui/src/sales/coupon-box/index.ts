export { CouponBox, type CouponBoxProps } from './coupon-box.tsx';
export { translatedReason } from './translated-reason.ts';
