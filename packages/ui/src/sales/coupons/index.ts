export { Coupons, type CouponsProps } from './coupons.tsx';
