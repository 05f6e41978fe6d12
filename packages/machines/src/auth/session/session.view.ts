import type { Session, User } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { SessionEvent, sessionMachine } from './session.machine.ts';

export {
  type AgreementOutdated,
  type SessionEnd,
  type SessionEnded,
  type SessionEvent,
  type Tokens,
  type UserChanged,
  sessionMachine,
} from './session.machine.ts';

/** The current user: `unknown` while a stored session is being verified. */
export type SessionStatus = 'unknown' | 'guest' | 'member' | 'leaving';

/** The facts that the site needs from the session. */
export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>) {
  const { session, isExpired } = snapshot.context;
  return {
    status: readStatus(snapshot),
    user: snapshot.matches('loggedIn') ? session?.user : undefined,
    token: session?.token,
    /** The session expired; it was not a logout. */
    isExpired,
    isRenewing: snapshot.matches('refreshing') || snapshot.matches({ loggedIn: 'renewing' }),
  };
}

function readStatus(snapshot: SnapshotFrom<typeof sessionMachine>): SessionStatus {
  if (snapshot.matches('loggedIn')) return 'member';
  if (snapshot.matches('loggedOut')) return 'guest';
  return snapshot.matches('loggingOut') || snapshot.matches('leaving') ? 'leaving' : 'unknown';
}

/** What can happen to a session from outside, as functions. */
export function sessionVerbs(send: (event: SessionEvent) => void) {
  return {
    begin: (session: Session) => send({ type: 'session.begin', session }),
    renew: (rejected: string | undefined) => send({ type: 'session.renew', rejected }),
    logOut: () => send({ type: 'session.logout' }),
    gone: () => send({ type: 'session.gone' }),
    changeUser: (user: User) => send({ type: 'user.change', user }),
    lost: () => send({ type: 'session.lost' }),
    storageChanged: () => send({ type: 'storage.change' }),
  };
}
