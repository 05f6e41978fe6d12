import { ok } from '@pgm/api/contract';
import { memberRequestsMachine } from '@pgm/machines/members/member-requests';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';

/** How many requests a page shows. */
const PAGE = 10;

/** The machine of a member's requests with the site's implementations. */
export function siteMemberRequestsMachine(userId: string) {
  return memberRequestsMachine.provide({
    actors: {
      fetchMemberRequests: fromPromise(async ({ input: page, signal }) => {
        const { requests } = await browserClient();
        const result = await requests.listOwn(userId, { page, limit: PAGE }, signal);
        if (!result.ok) return result;
        return ok({ requests: result.value.data, pageCount: result.value.pagination?.pages ?? 1 });
      }),
      withdrawMemberRequest: fromPromise(async ({ input, signal }) =>
        (await browserClient()).requests.withdraw(input, signal),
      ),
    },
  });
}
