import type { TeamActivity } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createPagedList, pagedListVerbs, pagedListView } from '../../kit/index.ts';
import { TREE_NOT_FETCHED } from '../associate-list/associate-list.list.ts';

/** Which part of the team, in which month. */
export interface TeamFilter {
  /** `2026-11` */
  readonly month: string;
  /** 1 is directly below; undefined for all levels. */
  readonly level: number | undefined;
}

/** What the associates of the team did in a month, page by page. Give it a filter, and provide `fetchPage` with the call. */
export const teamActivityMachine = createPagedList<TeamActivity, TeamFilter>({
  id: 'team-activity',
  toKey: ({ id }) => id,
  notFetched: TREE_NOT_FETCHED,
});

/** The facts that the activity of a team shows. */
export function teamActivityView(snapshot: SnapshotFrom<typeof teamActivityMachine>) {
  const { status, items: people, page, pageCount, total = 0, filter, error } = pagedListView(snapshot);
  return { status, people, page, pageCount, total, filter, error };
}

/** What a user can do with it. */
export const teamActivityVerbs = pagedListVerbs<TeamActivity, TeamFilter>;
