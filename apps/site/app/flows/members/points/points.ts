import type { PointsGroup } from '@pgm/api/contract';
import { pointsMachine } from '@pgm/machines/members/points';
import { POINTS_PAGE_SIZE, pointsListMachine } from '@pgm/machines/members/points-list';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { pagedActor } from '#app/kit/paged-actor.ts';

/**
 * The machine of a member's points with the site's implementations.
 * @param toSearch the search for what the user has typed: the server searches in English
 */
export function sitePointsMachine(userId: string, toSearch: (group: PointsGroup, typed: string) => string) {
  return pointsMachine.provide({
    actors: {
      fetchPoints: fromPromise(async ({ signal }) => (await browserClient()).points.get(userId, signal)),
      fetchLedger: fromPromise(async ({ input: orderId, signal }) =>
        (await browserClient()).points.ledger(userId, orderId, signal),
      ),
      list: pointsListMachine.provide({
        actors: {
          fetchPage: pagedActor(({ points }, { page, search, filter: group = 'pending' }, signal) =>
            points.transactions(
              userId,
              { group, page, limit: POINTS_PAGE_SIZE, search: toSearch(group, search) },
              signal,
            ),
          ),
        },
      }),
    },
  });
}
