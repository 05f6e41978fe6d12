import { ok } from '@pgm/api/contract';
import { groupPointsMachine } from '@pgm/machines/members/group-points';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserPointsClient } from './browser-points-client.ts';

/** The machine of the points by month with the site's implementations. */
export function siteGroupPointsMachine(userId: string) {
  return withPorts(groupPointsMachine)({
    actors: {
      fetchPage: fromPromise(async ({ signal }) => {
        const result = await browserPointsClient().repurchase.groupPoints(userId, signal);
        if (result.ok) return ok({ items: result.value, pageCount: 1 });
        // Staff who are no associates have no team.
        return result.failure.code === 'notFound' ? ok({ items: [], pageCount: 1 }) : result;
      }),
    },
  });
}
