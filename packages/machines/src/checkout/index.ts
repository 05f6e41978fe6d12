export { checkoutMachine } from './checkout.machine.ts';
export type {
  CheckoutEvent,
  CheckoutFacts,
  CheckoutItems,
  CheckoutStart,
  CheckoutStepped,
} from './checkout.machine.ts';
export { checkoutVerbs, checkoutView } from './checkout.view.ts';
export { checkoutWalk } from './checkout.walk.ts';
export { sampleOrder, sampleQuote } from '../sample-order/index.ts';
