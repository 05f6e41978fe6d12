import { sponsorMachine } from '@pgm/machines/sponsor';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';
import { forgetReferral, referralCode } from '#app/shared/referral.ts';

/** Who brought this visitor, as the site finds out. */
export const siteSponsorMachine = sponsorMachine.provide({
  actors: {
    readCode: fromPromise(async () => referralCode()),
    checkCode: fromPromise(async ({ input, signal }) =>
      (await browserClient()).associates.sponsor(input, signal),
    ),
    forgetCode: fromPromise(async () => forgetReferral()),
  },
});
