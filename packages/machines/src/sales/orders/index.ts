export { ordersMachine } from './orders.machine.ts';
export { ordersVerbs, ordersView } from './orders.view.ts';
