export { followWithdrawal } from './follow-withdrawal.ts';
export { memberRequestsMachine } from './member-requests.machine.ts';
export { memberRequestsVerbs, memberRequestsView } from './member-requests.view.ts';
