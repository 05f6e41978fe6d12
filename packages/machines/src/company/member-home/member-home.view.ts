import type { SnapshotFrom } from 'xstate';
import type { MemberHomeEvent, memberHomeMachine } from './member-home.machine.ts';

export { memberHomeMachine } from './member-home.machine.ts';

/** The facts that the screen shows. */
export function memberHomeView(snapshot: SnapshotFrom<typeof memberHomeMachine>) {
  const { order, points, code, error } = snapshot.context;
  return {
    status: toStatus(snapshot),
    order,
    points,
    code,
    error,
    isRepeating: snapshot.matches('repeating'),
  };
}

function toStatus(snapshot: SnapshotFrom<typeof memberHomeMachine>): 'loading' | 'ready' | 'failed' {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('failed') ? 'failed' : 'ready';
}

/** What a user can do. */
export function memberHomeVerbs(send: (event: MemberHomeEvent) => void) {
  return {
    retry: () => send({ type: 'page.retry' }),
    repeat: () => send({ type: 'order.repeat' }),
  };
}
