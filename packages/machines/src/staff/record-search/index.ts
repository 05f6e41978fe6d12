export { type FoundRecord, recordSearchMachine } from './record-search.machine.ts';
