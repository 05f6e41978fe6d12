import { identityCardMachine } from '@pgm/machines/members/identity-card';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';

/** The identity card machine with the site's implementations. */
export const siteIdentityCardMachine = withPorts(identityCardMachine)({
  actors: {
    fetchCard: fromPromise(async ({ signal }) => (await browserClient()).identityCard.issue(signal)),
    openDocument: fromPromise(async ({ signal }) => (await browserClient()).identityCard.open(signal)),
  },
});
