import type { SnapshotFrom } from 'xstate';
import type { FocusMove } from './focus.ts';
import type { TeamTab } from './team-context.ts';
import { rowsOf } from './team-rows.ts';
import type { TeamEvent, teamMachine } from './team.machine.ts';

/** The facts that the page of a member's team shows. */
export function teamView(snapshot: SnapshotFrom<typeof teamMachine>) {
  const { context } = snapshot;
  const { tab, people, branches, rootId, wanted, focusKey, lastRead, error } = context;
  return {
    status: snapshot.matches('opening')
      ? ('loading' as const)
      : snapshot.matches('failed')
        ? ('failed' as const)
        : snapshot.matches('nobody')
          ? ('nobody' as const)
          : ('ready' as const),
    error,
    tab,
    /** The member. */
    own: people[rootId ?? ''],
    rows: rowsOf(context),
    focusKey,
    /** What is to be said aloud of what is being read, or has just come. */
    news: newsOf(
      people[wanted[0] ?? '']?.name,
      people[lastRead ?? '']?.name,
      branches[lastRead ?? '']?.total,
    ),
  };
}

/** What is being read below somebody, or how many are there. */
function newsOf(reading: string | undefined, read: string | undefined, count = 0) {
  if (reading !== undefined) return { name: reading, count: undefined };
  return read === undefined ? undefined : { name: read, count };
}

/** What a person can do on the page. */
export function teamVerbs(send: (event: TeamEvent) => void) {
  return {
    selectTab: (tab: TeamTab) => send({ type: 'tab.select', tab }),
    moveFocus: (move: FocusMove) => send({ type: 'focus.move', move }),
    focusTyped: (typed: string) => send({ type: 'focus.type', typed }),
    press: (key: string) => send({ type: 'row.press', key }),
    retry: () => send({ type: 'team.retry' }),
  };
}
