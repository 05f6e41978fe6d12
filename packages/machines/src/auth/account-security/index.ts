export { accountSecurityMachine } from './account-security.machine.ts';
export { accountSecurityVerbs, accountSecurityView } from './account-security.view.ts';
export { removeSession } from './remove-session.ts';
