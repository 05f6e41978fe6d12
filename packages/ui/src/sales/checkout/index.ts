export { Checkout } from './checkout.tsx';
export type { CheckoutProps } from './checkout.types.ts';
export type {
  CheckoutAddress,
  CheckoutOrder,
  CheckoutQuote,
  CheckoutStep,
  DeliveryChoice,
} from './checkout-facts.ts';
