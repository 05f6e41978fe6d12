import { pointsMachine } from '@pgm/machines/members/points';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';

/** The machine of a member's points with the site's implementations. */
export function sitePointsMachine(userId: string) {
  return pointsMachine.provide({
    actors: {
      fetchPoints: fromPromise(async ({ signal }) => (await browserClient()).points.get(userId, signal)),
    },
  });
}
