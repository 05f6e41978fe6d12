import { type Pagination, type Result, ok } from '@pgm/api/contract';
import { type AssociateListItem, associateListMachine } from '@pgm/machines/members/associate-list';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';

/** How many associates of the upline are loaded at a time: the nearest matter most. */
const UPLINE_PAGE = 5;
const REFERRED_PAGE = 10;
const TEAM_MEMBERS_PAGE = 50;

interface Paged {
  readonly data: readonly AssociateListItem[];
  readonly pagination: Pagination;
}

/** A list of associates that a call returns page by page. */
function toListActors(fetchPage: (page: number, signal: AbortSignal) => Promise<Result<Paged>>) {
  return associateListMachine.provide({
    actors: {
      fetchPage: fromPromise(async ({ input, signal }) => {
        const result = await fetchPage(input, signal);
        if (!result.ok) return result;
        const { data, pagination } = result.value;
        return ok({ associates: data, total: pagination.total, pageCount: pagination.pages });
      }),
    },
  });
}

/** The upline of a member, the sponsor first. */
export const uplineMachine = (userId: string) =>
  toListActors(async (page, signal) =>
    (await browserClient()).associates.upline(userId, { page, limit: UPLINE_PAGE }, signal),
  );

/** The team below a member, level by level. */
export const teamMembersMachine = (userId: string) =>
  toListActors(async (page, signal) =>
    (await browserClient()).associates.teamMembers(userId, { page, limit: TEAM_MEMBERS_PAGE }, signal),
  );

/** The associates directly below the member, newest first. */
export const referredMachine = toListActors(async (page, signal) =>
  (await browserClient()).associates.referred({ page, limit: REFERRED_PAGE }, signal),
);
