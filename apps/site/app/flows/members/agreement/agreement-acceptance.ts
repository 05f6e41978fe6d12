import {
  agreementAcceptanceMachine,
  agreementAcceptanceVerbs,
} from '@pgm/machines/members/agreement-acceptance';
import { withPorts } from '@pgm/machines/kit';
import { createActor, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { toasts } from '../../shell/toasts/toasts.ts';

/** The question after a login with the site's implementations: it accepts the version that is valid at the press. */
export const siteAgreementAcceptanceMachine = withPorts(agreementAcceptanceMachine)({
  actors: {
    acceptAgreement: fromPromise(async ({ signal }) => {
      const { agreement } = await browserClient();
      const read = await agreement.read(signal);
      return read.ok ? agreement.accept(read.value.currentVersion, signal) : read;
    }),
  },
});

/** The question of this page; there is one: it stays when the member goes to another page. */
export const agreementAcceptanceActor = createActor(siteAgreementAcceptanceMachine).start();
agreementAcceptanceActor.on('toast.show', toasts.show);

/** What can happen to the question. */
export const agreementAcceptance = agreementAcceptanceVerbs((event) => agreementAcceptanceActor.send(event));
