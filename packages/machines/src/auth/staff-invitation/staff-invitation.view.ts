import type { SnapshotFrom } from 'xstate';
import type { StaffInvitationEvent, staffInvitationMachine } from './staff-invitation.machine.ts';

export { staffInvitationMachine } from './staff-invitation.machine.ts';

/** The facts that the page of an invitation shows. */
export function staffInvitationView(snapshot: SnapshotFrom<typeof staffInvitationMachine>) {
  const { offer, reason } = snapshot.context;
  const isFailed = snapshot.matches('failed');
  return {
    expiresAt: offer?.expiresAt,
    error: isFailed ? reason : undefined,
    alert: isFailed ? undefined : reason,
    isAccepting: snapshot.matches('accepting'),
    isAccepted: snapshot.matches('accepted'),
  };
}

/** What the user can do there. */
export function staffInvitationVerbs(send: (event: StaffInvitationEvent) => void) {
  return {
    accept: () => send({ type: 'invitation.accept' }),
    retry: () => send({ type: 'page.retry' }),
  };
}
