import { contactProofMachine } from '@pgm/machines/auth/contact-proof';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';

/** The contact proof machine with the site's implementations. */
export const siteContactProofMachine = withPorts(contactProofMachine)({
  actors: {
    sendCode: fromPromise(async ({ input: { userId, contact }, signal }) =>
      (await browserClient()).profile.sendCode(userId, contact, signal),
    ),
    prove: fromPromise(async ({ input: { userId, contact, otp }, signal }) =>
      (await browserClient()).profile.prove(userId, contact, otp, signal),
    ),
  },
});
