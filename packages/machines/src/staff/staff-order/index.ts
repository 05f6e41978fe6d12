export { ORDER_DOCUMENTS, staffOrderMachine } from './staff-order.machine.ts';
export type { OrderDocument, StaffOrderEvent } from './staff-order.machine.ts';
export { staffOrderVerbs, staffOrderView } from './staff-order.view.ts';
