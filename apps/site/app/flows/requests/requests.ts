import { ok } from '@pgm/api/contract';
import { requestsMachine } from '@pgm/machines/requests';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

/** How many requests a page shows. */
const PAGE = 10;

/** A member's requests as the site runs them. */
export function siteRequestsMachine(userId: string) {
  return requestsMachine.provide({
    actors: {
      fetchRequests: fromPromise(async ({ input: page, signal }) => {
        const { requests } = await browserClient();
        const answer = await requests.listOwn(userId, { page, limit: PAGE }, signal);
        if (!answer.ok) return answer;
        return ok({ requests: answer.value.data, pageCount: answer.value.pagination?.pages ?? 1 });
      }),
      withdrawRequest: fromPromise(async ({ input, signal }) =>
        (await browserClient()).requests.withdraw(input, signal),
      ),
    },
  });
}
