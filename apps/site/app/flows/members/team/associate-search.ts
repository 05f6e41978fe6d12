import { ok } from '@pgm/api/contract';
import { associateSearchMachine } from '@pgm/machines/members/associate-search';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';

/** How many search results a page shows. */
const PAGE = 20;

/** The search machine of a member's team with the site's implementations. */
export function siteAssociateSearchMachine(userId: string) {
  return withPorts(associateSearchMachine)({
    actors: {
      findAssociates: fromPromise(async ({ input, signal }) => {
        const { associates } = await browserClient();
        const result = await associates.teamMembers(userId, { ...input, limit: PAGE }, signal);
        if (!result.ok) return result;
        const { data, pagination, isComplete } = result.value;
        return ok({ associates: data, total: pagination.total, pageCount: pagination.pages, isComplete });
      }),
    },
  });
}
