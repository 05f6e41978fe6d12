export { requestWithdrawalMachine } from './request-withdrawal.machine.ts';
