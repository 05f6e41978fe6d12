import { type Pagination, type Result, ok } from '@pgm/api/contract';
import { type RosterPerson, rosterMachine } from '@pgm/machines/roster';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

/** How many of those above are read at a time: the nearest matter most. */
const UPLINE_PAGE = 5;
const REFERRED_PAGE = 10;
const DOWNLINE_PAGE = 50;

interface Paged {
  readonly data: readonly RosterPerson[];
  readonly pagination: Pagination;
}

/** A list of people of whom a call answers a page. */
function rosterOf(fetchPage: (page: number, signal: AbortSignal) => Promise<Result<Paged>>) {
  return rosterMachine.provide({
    actors: {
      fetchPage: fromPromise(async ({ input, signal }) => {
        const answer = await fetchPage(input, signal);
        if (!answer.ok) return answer;
        const { data, pagination } = answer.value;
        return ok({ people: data, total: pagination.total, pageCount: pagination.pages });
      }),
    },
  });
}

/** Those above a member, the sponsor first. */
export const uplineMachine = (userId: string) =>
  rosterOf(async (page, signal) =>
    (await browserClient()).associates.upline(userId, { page, limit: UPLINE_PAGE }, signal),
  );

/** Those below a member, level by level. */
export const downlineMachine = (userId: string) =>
  rosterOf(async (page, signal) =>
    (await browserClient()).associates.downline(userId, { page, limit: DOWNLINE_PAGE }, signal),
  );

/** Those directly below the member, the newest first. */
export const referredMachine = rosterOf(async (page, signal) =>
  (await browserClient()).associates.referred({ page, limit: REFERRED_PAGE }, signal),
);
