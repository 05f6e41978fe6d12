export { checkoutMachine } from './checkout.machine.ts';
export type { CheckoutEvent, CheckoutEmitted } from './checkout-setup.ts';
export { CHECKOUT_STEPS } from './checkout-context.ts';
export type {
  CheckoutChoices,
  CheckoutFacts,
  CheckoutItems,
  CheckoutStart,
  CheckoutStep,
} from './checkout-context.ts';
export { checkoutVerbs, checkoutView, shownStep } from './checkout.view.ts';
