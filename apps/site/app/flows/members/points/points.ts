import { type PointsGroup, ok } from '@pgm/api/contract';
import { pointsMachine } from '@pgm/machines/members/points';
import { POINTS_PAGE_SIZE, pointsListMachine } from '@pgm/machines/members/points-list';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserPointsClient } from './browser-points-client.ts';

/**
 * The machine of a member's points with the site's implementations.
 * @param toSearch the search for what the user has typed: the server searches in English
 */
export function sitePointsMachine(userId: string, toSearch: (group: PointsGroup, typed: string) => string) {
  return withPorts(pointsMachine)({
    actors: {
      fetchPoints: fromPromise(({ signal }) => browserPointsClient().get(userId, signal)),
      fetchLedger: fromPromise(({ input: orderId, signal }) =>
        browserPointsClient().ledger(userId, orderId, signal),
      ),
      list: withPorts(pointsListMachine)({
        actors: {
          fetchPage: fromPromise(async ({ input: { page, search, filter: group = 'pending' }, signal }) => {
            const query = { group, page, limit: POINTS_PAGE_SIZE, search: toSearch(group, search) };
            const result = await browserPointsClient().transactions(userId, query, signal);
            if (!result.ok) return result;
            const { data, pagination } = result.value;
            return ok({ items: data, pageCount: pagination.pages, total: pagination.total });
          }),
        },
      }),
    },
  });
}
