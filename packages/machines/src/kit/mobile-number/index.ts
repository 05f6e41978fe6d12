export { mobileDigits, nationalDigits } from './mobile-number.ts';
