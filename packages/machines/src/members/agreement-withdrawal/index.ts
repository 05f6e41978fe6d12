export { agreementWithdrawalMachine } from './agreement-withdrawal.machine.ts';
