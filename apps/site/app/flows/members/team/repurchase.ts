import { repurchaseMachine } from '@pgm/machines/members/repurchase';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserPointsClient } from '../points/browser-points-client.ts';

/** The repurchase machine of a member with the site's implementations. */
export function siteRepurchaseMachine(userId: string) {
  return withPorts(repurchaseMachine)({
    actors: {
      fetchData: fromPromise(({ signal }) => browserPointsClient().repurchase.summary(userId, signal)),
    },
  });
}
