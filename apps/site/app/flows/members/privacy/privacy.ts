import { accountDeletionMachine } from '@pgm/machines/members/account-deletion';
import { dataExportMachine } from '@pgm/machines/members/data-export';
import { privacyMachine } from '@pgm/machines/members/privacy';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { downloadFetch } from '#app/kit/download-fetch.ts';
import { sessionClient } from '../../auth/session/session-client.ts';

/** The privacy machine with the site's implementations. */
export const sitePrivacyMachine = withPorts(privacyMachine)({
  actors: {
    fetchPrivacy: fromPromise(async ({ signal }) => (await browserClient()).privacy.consents(signal)),
    saveConsents: fromPromise(async ({ input, signal }) =>
      (await browserClient()).privacy.setConsents(input, signal),
    ),
  },
});

/** The data export machine with the site's implementations. */
export const siteDataExportMachine = withPorts(dataExportMachine)({
  actors: {
    fetchData: fromPromise(({ input: { onReceived }, signal }) =>
      sessionClient(downloadFetch(onReceived)).privacy.export(signal),
    ),
  },
});

/** The account deletion machine with the site's implementations. */
export const siteAccountDeletionMachine = withPorts(accountDeletionMachine)({
  actors: {
    sendCode: fromPromise(async ({ signal }) => (await browserClient()).privacy.sendDeletionCode(signal)),
    deleteAccount: fromPromise(async ({ input, signal }) =>
      (await browserClient()).privacy.deleteAccount(input, signal),
    ),
  },
});
