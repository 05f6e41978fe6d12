export { ordersMachine } from './orders.machine.ts';
export type { OrderPage, OrdersEvent } from './orders.machine.ts';
export { ordersVerbs, ordersView } from './orders.view.ts';
export { ordersWalk } from './orders.walk.ts';
