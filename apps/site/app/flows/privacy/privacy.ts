import { accountDeletionMachine } from '@pgm/machines/account-deletion';
import { dataExportMachine } from '@pgm/machines/data-export';
import { privacyMachine } from '@pgm/machines/privacy';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

/** The switches as the site runs them. */
export const sitePrivacyMachine = privacyMachine.provide({
  actors: {
    fetchPrivacy: fromPromise(async ({ signal }) => (await browserClient()).privacy.consents(signal)),
    saveConsents: fromPromise(async ({ input, signal }) =>
      (await browserClient()).privacy.setConsents(input, signal),
    ),
  },
});

/** The export as the site runs it. */
export const siteDataExportMachine = dataExportMachine.provide({
  actors: {
    fetchData: fromPromise(async ({ signal }) => (await browserClient()).privacy.export(signal)),
  },
});

/** The dialog that deletes an account, as the site runs it. */
export const siteAccountDeletionMachine = accountDeletionMachine.provide({
  actors: {
    sendCode: fromPromise(async ({ signal }) => (await browserClient()).privacy.sendDeletionCode(signal)),
    deleteAccount: fromPromise(async ({ input, signal }) =>
      (await browserClient()).privacy.deleteAccount(input, signal),
    ),
  },
});
