export { nodePaymentsMachine } from './node-payments.machine.ts';
export type { PaymentPage, NodePaymentsEvent } from './node-payments.machine.ts';
export { nodePaymentsVerbs, nodePaymentsView } from './node-payments.view.ts';
