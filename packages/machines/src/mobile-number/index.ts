export { mobileDigits } from './mobile-number.ts';
