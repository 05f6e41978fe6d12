import { ok } from '@pgm/api/contract';
import { teamAccountMachine } from '@pgm/machines/members/team-account';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';

/** How many payments a page shows. */
const PAGE = 6;

/** The team account machine with the site's implementations. */
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
        const result = await nodePayments.list(userId, { page, limit: PAGE }, signal);
        if (!result.ok) return result;
        const { data, pagination } = result.value;
        return ok({ page, payments: data, pageCount: pagination.pages });
      }),
    },
  });
}
