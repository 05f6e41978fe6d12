import { ok } from '@pgm/api/contract';
import { teamAccountMachine } from '@pgm/machines/team-account';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

/** How many payments a page shows. */
const PAGE = 6;

/** The sums of a member's place in the tree as the site runs them. */
export function siteTeamAccountMachine(userId: string) {
  return teamAccountMachine.provide({
    actors: {
      fetchOrders: fromPromise(async ({ signal }) =>
        (await browserClient()).associates.repurchase(userId, signal),
      ),
      fetchSums: fromPromise(async ({ signal }) =>
        (await browserClient()).nodePayments.summary(userId, signal),
      ),
      fetchHistory: fromPromise(async ({ input: page, signal }) => {
        const { nodePayments } = await browserClient();
        const answer = await nodePayments.list(userId, { page, limit: PAGE }, signal);
        if (!answer.ok) return answer;
        const { data, pagination } = answer.value;
        return ok({ page, payments: data, pageCount: pagination.pages });
      }),
    },
  });
}
