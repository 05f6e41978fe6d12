export { recordHistoryMachine } from './record-history.machine.ts';
export { recordHistoryView, toRecordChange } from './record-history.view.ts';
export type { RecordChange } from './record-history.view.ts';
