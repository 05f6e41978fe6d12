export { checkoutMachine } from './checkout.machine.ts';
export type { CheckoutEvent, CheckoutTold } from './checkout-setup.machine.ts';
export { CHECKOUT_STEPS } from './checkout-context.ts';
export type {
  CheckoutChoices,
  CheckoutFacts,
  CheckoutItems,
  CheckoutStart,
  CheckoutStep,
} from './checkout-context.ts';
export { checkoutVerbs, checkoutView, shownStep } from './checkout.view.ts';
export { checkoutWalk } from './checkout.walk.ts';
export { sampleOrder, sampleQuote } from '../sample-order/index.ts';
