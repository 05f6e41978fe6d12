export { teamAccountMachine } from './team-account.machine.ts';
export type { PaymentPage, TeamAccountEvent } from './team-account.machine.ts';
export { teamAccountVerbs, teamAccountView } from './team-account.view.ts';
