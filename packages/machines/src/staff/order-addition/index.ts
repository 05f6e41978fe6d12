export { orderAdditionMachine } from './order-addition.machine.ts';
export { orderAdditionVerbs, orderAdditionView } from './order-addition.view.ts';
