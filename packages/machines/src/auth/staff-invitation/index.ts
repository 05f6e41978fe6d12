export { staffInvitationMachine } from './staff-invitation.machine.ts';
export { staffInvitationVerbs, staffInvitationView } from './staff-invitation.view.ts';
