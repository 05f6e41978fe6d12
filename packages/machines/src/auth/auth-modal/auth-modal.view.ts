import type { SnapshotFrom } from 'xstate';
import type { AuthModalEvent, authModalMachine } from './auth-modal.machine.ts';

export {
  type AuthModalEvent,
  type AuthModalGivenUp,
  type AuthModalReturn,
  authModalMachine,
} from './auth-modal.machine.ts';

/** The facts that the modal shows. */
export function authModalView(snapshot: SnapshotFrom<typeof authModalMachine>) {
  const { returnTo, reason } = snapshot.context;
  return { view: readView(snapshot), path: returnTo, reason };
}

function readView(snapshot: SnapshotFrom<typeof authModalMachine>) {
  if (snapshot.matches('closed')) return 'closed' as const;
  return snapshot.matches({ open: 'signUp' }) ? ('signUp' as const) : ('login' as const);
}

/** What a user can do with the modal. */
export function authModalVerbs(send: (event: AuthModalEvent) => void) {
  return {
    /** @param isNew whether the user has no account yet, and so signs up. Default false */
    open: (path: string, { reason, isNew }: { reason?: string | undefined; isNew?: boolean } = {}) =>
      send({ type: 'modal.open', path, reason, isNew }),
    toLogin: () => send({ type: 'modal.toLogin' }),
    toSignUp: () => send({ type: 'modal.toSignUp' }),
    close: () => send({ type: 'modal.close' }),
    sessionBegan: () => send({ type: 'session.begin' }),
  };
}
