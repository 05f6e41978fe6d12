import { accountSecurityMachine } from '@pgm/machines/auth/account-security';
import { passwordChangeMachine } from '@pgm/machines/auth/password-change';
import { sessionEndingMachine } from '@pgm/machines/auth/session-ending';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { securityClient } from './account-security-client.ts';

/** The machine of the security page with the site's implementations. */
export const siteAccountSecurityMachine = withPorts(accountSecurityMachine)({
  actors: { fetchData: fromPromise(({ signal }) => securityClient().read(signal)) },
});

/** The machine that ends sessions with the site's implementations. */
export const siteSessionEndingMachine = withPorts(sessionEndingMachine)({
  actors: {
    runAction: fromPromise(({ input: { subject }, signal }) =>
      subject.id === undefined
        ? securityClient().endOtherSessions(signal)
        : securityClient().endSession(subject.id, signal),
    ),
  },
});

/** The machine of the form for another password with the site's implementations. */
export const sitePasswordChangeMachine = withPorts(passwordChangeMachine)({
  actors: {
    saveRecord: fromPromise(({ input: { data }, signal }) => securityClient().changePassword(data, signal)),
  },
});
