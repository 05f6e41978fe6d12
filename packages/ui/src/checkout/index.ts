export { Checkout, type CheckoutProps } from './checkout.tsx';
export type { CheckoutAddress, CheckoutOrder, CheckoutQuote } from './checkout-facts.ts';
