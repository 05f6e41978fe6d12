import { contactProofMachine } from '@pgm/machines/contact-proof';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

/** The proof of a contact as the site runs it. */
export const siteContactProofMachine = contactProofMachine.provide({
  actors: {
    sendCode: fromPromise(async ({ input: { userId, contact }, signal }) =>
      (await browserClient()).profile.sendCode(userId, contact, signal),
    ),
    prove: fromPromise(async ({ input: { userId, contact, otp }, signal }) =>
      (await browserClient()).profile.prove(userId, contact, otp, signal),
    ),
  },
});
