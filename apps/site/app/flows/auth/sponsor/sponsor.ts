import { sponsorMachine } from '@pgm/machines/auth/sponsor';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { referralCode, saveReferral, saveReferralCode } from './referral.ts';

/** The sponsor machine with the site's implementations. */
export const siteSponsorMachine = withPorts(sponsorMachine)({
  actors: {
    readCode: fromPromise(async () => {
      await saveReferral(location.search);
      return referralCode();
    }),
    checkCode: fromPromise(async ({ input, signal }) =>
      (await browserClient()).associates.sponsor(input, signal),
    ),
  },
  actions: { saveCode: (_, { code }) => void saveReferralCode(code).catch(() => undefined) },
});
