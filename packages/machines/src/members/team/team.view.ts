import type { SnapshotFrom } from 'xstate';
import type { FocusMove } from './focus.ts';
import type { TeamTab } from './team-context.ts';
import { listRows } from './team-rows.ts';
import type { TeamEvent, teamMachine } from './team.machine.ts';

export { type TeamEvent, teamMachine } from './team.machine.ts';
export type { FocusMove } from './focus.ts';
export type { BranchPage, BranchRequest, TeamTab } from './team-context.ts';
export type { PersonRow, RestRow, TeamRow } from './team-rows.ts';

/** The facts that the page of a member's team shows. */
export function teamView(snapshot: SnapshotFrom<typeof teamMachine>) {
  const { context } = snapshot;
  const { tab, associates, branches, rootId, wanted, focusKey, lastRead, error } = context;
  return {
    status: snapshot.matches('opening')
      ? ('loading' as const)
      : snapshot.matches('failed')
        ? ('failed' as const)
        : snapshot.matches('notInTree')
          ? ('notInTree' as const)
          : ('ready' as const),
    error,
    tab,
    /** The actor of the list, from the first look at it on. */
    list: snapshot.children.teamMembers,
    /** The member. */
    own: associates[rootId ?? ''],
    rows: listRows(context),
    focusKey,
    /** The announcement for screen readers of a branch that is being read, or was just read. */
    announcement: toAnnouncement(
      associates[wanted[0] ?? '']?.name,
      associates[lastRead ?? '']?.name,
      branches[lastRead ?? '']?.total,
    ),
  };
}

/** The announcement that a branch is being read, or of its number of associates. */
function toAnnouncement(reading: string | undefined, read: string | undefined, count = 0) {
  if (reading !== undefined) return { name: reading, count: undefined };
  return read === undefined ? undefined : { name: read, count };
}

/** What a user can do on the page. */
export function teamVerbs(send: (event: TeamEvent) => void) {
  return {
    selectTab: (tab: TeamTab) => send({ type: 'tab.select', tab }),
    moveFocus: (move: FocusMove) => send({ type: 'focus.move', move }),
    focusTyped: (typed: string) => send({ type: 'focus.type', typed }),
    press: (key: string) => send({ type: 'row.press', key }),
    retry: () => send({ type: 'page.retry' }),
  };
}
