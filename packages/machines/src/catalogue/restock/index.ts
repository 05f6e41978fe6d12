export { restockMachine } from './restock.machine.ts';
export { restockVerbs, restockView } from './restock.view.ts';
