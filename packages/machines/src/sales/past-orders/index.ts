export { pastOrdersMachine } from './past-orders.machine.ts';
