export { payoutStatementMachine } from './payout-statement.machine.ts';
