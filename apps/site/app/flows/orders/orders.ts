import { ok } from '@pgm/api/contract';
import { ordersMachine } from '@pgm/machines/orders';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

/** How many orders a page shows. */
const PAGE = 10;

/** The list of orders as the site runs it. */
export const siteOrdersMachine = ordersMachine.provide({
  actors: {
    fetchOrders: fromPromise(async ({ input: page, signal }) => {
      const answer = await (await browserClient()).orders.list({ page, limit: PAGE }, signal);
      if (!answer.ok) return answer;
      return ok({ orders: answer.value.data, pageCount: answer.value.pagination?.pages ?? 1 });
    }),
  },
});
