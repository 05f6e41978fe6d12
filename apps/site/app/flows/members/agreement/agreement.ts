import { agreementMachine } from '@pgm/machines/members/agreement';
import { agreementWithdrawalMachine } from '@pgm/machines/members/agreement-withdrawal';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';

/** The agreement machine with the site's implementations. */
export const siteAgreementMachine = withPorts(agreementMachine)({
  actors: {
    fetchAgreement: fromPromise(async ({ signal }) => (await browserClient()).agreement.read(signal)),
    acceptAgreement: fromPromise(async ({ input, signal }) =>
      (await browserClient()).agreement.accept(input, signal),
    ),
    openDocument: fromPromise(async ({ signal }) => (await browserClient()).agreement.open(signal)),
  },
});

/** The withdrawal machine with the site's implementations. */
export const siteAgreementWithdrawalMachine = withPorts(agreementWithdrawalMachine)({
  actors: {
    runAction: fromPromise(async ({ signal }) => (await browserClient()).agreement.withdraw(signal)),
  },
});
