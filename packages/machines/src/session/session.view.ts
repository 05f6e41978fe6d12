import type { Session, User } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { SessionEvent, sessionMachine } from './session.machine.ts';

/** Who is at the screen: `unknown` while a stored session is being looked at. */
export type SessionStatus = 'unknown' | 'guest' | 'member' | 'leaving';

/** The facts that the site asks of the session. */
export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>) {
  const { session, isExpired } = snapshot.context;
  return {
    status: statusOf(snapshot),
    user: snapshot.matches('loggedIn') ? session?.user : undefined,
    token: session?.token,
    /** It was not a logout: the session has come to its end. */
    isExpired,
    isRenewing: snapshot.matches('refreshing') || snapshot.matches({ loggedIn: 'renewing' }),
  };
}

function statusOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionStatus {
  if (snapshot.matches('loggedIn')) return 'member';
  if (snapshot.matches('loggedOut')) return 'guest';
  return snapshot.matches('loggingOut') || snapshot.matches('leaving') ? 'leaving' : 'unknown';
}

/** What can happen to a session from outside. */
export function sessionVerbs(send: (event: SessionEvent) => void) {
  return {
    begin: (session: Session) => send({ type: 'session.begin', session }),
    renew: (refused: string | undefined) => send({ type: 'session.renew', refused }),
    logOut: () => send({ type: 'session.logout' }),
    gone: () => send({ type: 'session.gone' }),
    changeUser: (user: User) => send({ type: 'user.change', user }),
    lost: () => send({ type: 'session.lost' }),
    storageChanged: () => send({ type: 'storage.change' }),
  };
}
