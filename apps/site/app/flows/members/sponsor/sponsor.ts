import { sponsorMachine } from '@pgm/machines/members/sponsor';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { forgetReferral, referralCode } from '#app/kit/referral.ts';

/** The sponsor machine with the site's implementations. */
export const siteSponsorMachine = sponsorMachine.provide({
  actors: {
    readCode: fromPromise(async () => referralCode()),
    checkCode: fromPromise(async ({ input, signal }) =>
      (await browserClient()).associates.sponsor(input, signal),
    ),
    forgetCode: fromPromise(async () => forgetReferral()),
  },
});
