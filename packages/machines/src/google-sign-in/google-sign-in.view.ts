import type { SnapshotFrom } from 'xstate';
import type { GoogleSignInEvent, googleSignInMachine } from './google-sign-in.machine.ts';

/** What the button shows. */
export function googleSignInView(snapshot: SnapshotFrom<typeof googleSignInMachine>) {
  return {
    /** It keeps its place while it is being found out whether there is such a login. */
    isShown: !snapshot.matches('notOffered'),
    canOpen: snapshot.can({ type: 'google.open' }),
    isWaiting: snapshot.matches('waiting'),
  };
}

/** What a person can do with it. */
export function googleSignInVerbs(send: (event: GoogleSignInEvent) => void) {
  return { open: () => send({ type: 'google.open' }) };
}
