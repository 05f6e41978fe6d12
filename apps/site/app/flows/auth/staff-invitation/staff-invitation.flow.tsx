import {
  staffInvitationMachine,
  staffInvitationVerbs,
  staffInvitationView,
} from '@pgm/machines/auth/staff-invitation';
import { withPorts } from '@pgm/machines/kit';
import { StaffInvitation } from '@pgm/ui/auth/staff-invitation';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { linkToken } from '../reset-password/reset-password.flow.tsx';
import { securityClient } from '../account-security/account-security-client.ts';
import { session } from '../session/session.ts';

/** The machine with the site's implementations. */
export const siteStaffInvitationMachine = withPorts(staffInvitationMachine)({
  actors: {
    showInvitation: fromPromise(({ signal }) => securityClient().showInvitation(linkToken(), signal)),
    acceptInvitation: fromPromise(({ signal }) => securityClient().acceptInvitation(linkToken(), signal)),
  },
});

/** Accepts the invitation of the link that opened this page; the session has the new role at once. */
export function StaffInvitationFlow() {
  const actor = useActorRef(siteStaffInvitationMachine);
  useEmitted(actor, { 'invitation.accepted': ({ user }) => session.changeUser(user) });
  return <StaffInvitationScreen actor={actor} />;
}

/** The page for any state of its actor. */
export function StaffInvitationScreen({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof staffInvitationMachine>;
}) {
  const [facts, { accept, retry }] = useFlow(actor, staffInvitationView, staffInvitationVerbs);
  return <StaffInvitation {...facts} onAccept={accept} onRetry={retry} />;
}
