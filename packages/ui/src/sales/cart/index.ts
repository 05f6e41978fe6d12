export { Cart, type CartProps } from './cart.tsx';
export type { CartLine } from './cart-line.ts';
export type { CartTotals } from './cart-summary.tsx';
export type { CartDiscount } from './cart-total.tsx';
