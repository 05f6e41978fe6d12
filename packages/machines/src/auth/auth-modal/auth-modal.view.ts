import type { SnapshotFrom } from 'xstate';
import type { AuthModalEvent, authModalMachine } from './auth-modal.machine.ts';

/** The facts that the modal shows. */
export function authModalView(snapshot: SnapshotFrom<typeof authModalMachine>) {
  const { returnTo, reason } = snapshot.context;
  return { view: readView(snapshot), path: returnTo, reason };
}

function readView(snapshot: SnapshotFrom<typeof authModalMachine>) {
  if (snapshot.matches('closed')) return 'closed' as const;
  return snapshot.matches({ open: 'signup' }) ? ('signup' as const) : ('login' as const);
}

/** What a user can do with the modal. */
export function authModalVerbs(send: (event: AuthModalEvent) => void) {
  return {
    open: (path: string, reason?: string) => send({ type: 'modal.open', path, reason }),
    toLogin: () => send({ type: 'modal.toLogin' }),
    toSignup: () => send({ type: 'modal.toSignup' }),
    close: () => send({ type: 'modal.close' }),
    sessionBegan: () => send({ type: 'session.begin' }),
  };
}
