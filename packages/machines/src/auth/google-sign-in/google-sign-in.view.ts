import type { SnapshotFrom } from 'xstate';
import type { GoogleSignInEvent, googleSignInMachine } from './google-sign-in.machine.ts';

export { type GoogleFailure, type GoogleSignInEvent, googleSignInMachine } from './google-sign-in.machine.ts';

/** The facts that the button shows. */
export function googleSignInView(snapshot: SnapshotFrom<typeof googleSignInMachine>) {
  return {
    /** The button keeps its space while the machine checks whether this login is available. */
    isShown: !snapshot.matches('notOffered'),
    canOpen: snapshot.can({ type: 'google.open' }),
    isWaiting: snapshot.matches('waiting'),
  };
}

/** What a user can do with the button. */
export function googleSignInVerbs(send: (event: GoogleSignInEvent) => void) {
  return { open: () => send({ type: 'google.open' }) };
}
