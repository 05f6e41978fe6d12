import { pointsMachine } from '@pgm/machines/points';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

/** The business values of a member as the site runs them. */
export function sitePointsMachine(userId: string) {
  return pointsMachine.provide({
    actors: {
      fetchPoints: fromPromise(async ({ signal }) => (await browserClient()).points.get(userId, signal)),
    },
  });
}
