export { recordHistoryMachine } from './record-history.machine.ts';
export { recordHistoryView } from './record-history.view.ts';
export type { RecordChange } from './record-history.view.ts';
