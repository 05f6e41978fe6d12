import type { SnapshotFrom } from 'xstate';
import type { GoogleSignInEvent, googleSignInMachine } from './google-sign-in.machine.ts';

/** What the button shows. */
export function googleSignInView(snapshot: SnapshotFrom<typeof googleSignInMachine>) {
  return {
    isOffered: !snapshot.matches('asking') && !snapshot.matches('notOffered'),
    isWaiting: snapshot.matches('waiting'),
  };
}

/** What a person can do with it. */
export function googleSignInVerbs(send: (event: GoogleSignInEvent) => void) {
  return { open: () => send({ type: 'google.open' }) };
}
