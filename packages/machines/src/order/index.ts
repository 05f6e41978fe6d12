export { orderMachine } from './order.machine.ts';
export type { OrderEvent } from './order.machine.ts';
export { orderVerbs, orderView } from './order.view.ts';
export { orderWalk } from './order.walk.ts';
