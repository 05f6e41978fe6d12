export { paymentMachine } from './payment.machine.ts';
export { PAYMENT_POLL_MS, PAYMENT_WAIT_MS } from './payment-setup.ts';
export type { PaymentClaimed, PaymentEvent } from './payment-setup.ts';
export type { PaymentClaim, PaymentInput, RazorpayOpening, CheckoutResult } from './payment-context.ts';
export { paymentVerbs, paymentView } from './payment.view.ts';
