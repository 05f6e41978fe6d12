export { PAYMENT_LOOK_MS, orderMachine } from './order.machine.ts';
export type { CancelRequest, InvoiceOpened, OrderContext, OrderEvent } from './order.machine.ts';
export type { ReturnToSend } from './order-choices.ts';
export { orderVerbs, orderView } from './order.view.ts';
