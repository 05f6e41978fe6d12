export { paymentMachine } from './payment.machine.ts';
export { PAYMENT_POLL_MS, PAYMENT_WAIT_MS } from './payment-setup.machine.ts';
export type { PaymentClaimed, PaymentEvent } from './payment-setup.machine.ts';
export type { PaymentClaim, PaymentInput, RazorpayOpening, SheetAnswer } from './payment-context.ts';
export { paymentVerbs, paymentView } from './payment.view.ts';
export {
  lapsedOrder,
  paidOrder,
  paymentWalk,
  realOpening,
  simulatedOpening,
  unpaidOrder,
} from './payment.walk.ts';
