import type { SnapshotFrom } from 'xstate';
import type { RosterEvent, rosterMachine } from './roster.machine.ts';

/** The facts that a list of people shows. */
export function rosterView(snapshot: SnapshotFrom<typeof rosterMachine>) {
  const { people, total, pagesRead, error } = snapshot.context;
  return {
    /** `loading` while there is nothing to show, `adding` while there is. */
    status: snapshot.matches('failed')
      ? ('failed' as const)
      : snapshot.matches('ready')
        ? ('ready' as const)
        : pagesRead > 0
          ? ('adding' as const)
          : ('loading' as const),
    people,
    total,
    canShowMore: snapshot.can({ type: 'roster.more' }),
    error,
  };
}

/** What a person can do with the list. */
export function rosterVerbs(send: (event: RosterEvent) => void) {
  return {
    open: () => send({ type: 'roster.open' }),
    showMore: () => send({ type: 'roster.more' }),
    retry: () => send({ type: 'roster.retry' }),
  };
}
