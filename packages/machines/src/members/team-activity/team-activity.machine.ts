import type { TeamActivity } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';
import { TREE_NOT_FETCHED } from '../associate-list/index.ts';

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
