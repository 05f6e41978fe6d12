import { ok } from '@pgm/api/contract';
import { nodePaymentsMachine } from '@pgm/machines/members/node-payments';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';

/** How many payments a page shows. */
const PAGE = 6;

/** The machine of the payments to a member with the site's implementations. */
export function siteNodePaymentsMachine(userId: string) {
  return withPorts(nodePaymentsMachine)({
    actors: {
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
