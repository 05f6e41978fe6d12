export { PAYMENT_LOOK_MS, orderMachine } from './order.machine.ts';
export type {
  CancelRequest,
  InvoiceOpened,
  OrderContext,
  OrderEvent,
  ReturnToSend,
} from './order.machine.ts';
export { orderVerbs, orderView } from './order.view.ts';
