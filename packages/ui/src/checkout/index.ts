export { Checkout, type CheckoutProps } from './checkout.tsx';
export type {
  CheckoutAddress,
  CheckoutOrder,
  CheckoutQuote,
  CheckoutStep,
  DeliveryChoice,
} from './checkout-facts.ts';
