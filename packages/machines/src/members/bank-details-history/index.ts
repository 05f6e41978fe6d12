export { bankDetailsHistoryMachine } from './bank-details-history.machine.ts';
export { bankDetailsHistoryVerbs, bankDetailsHistoryView } from './bank-details-history.view.ts';
