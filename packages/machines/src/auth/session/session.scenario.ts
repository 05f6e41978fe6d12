import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleSession } from '../otp/otp.scenario.ts';

const rejection = { code: 'unauthenticated', message: 'Token expired', status: 401 } as const;

/** Sample events that reach every state of the machine, for tests and stories. */
export const sessionScenario = {
  found: { type: 'xstate.done.actor.readSession', output: sampleSession },
  nothingFound: { type: 'xstate.done.actor.readSession', output: undefined },
  unreadable: threw('readSession'),
  tokenGood: done('verifyToken', sampleSession.user),
  tokenRejected: failed('verifyToken', rejection),
  refreshed: done('refreshSession', { accessToken: 'new-access-token', refreshToken: 'new-refresh-token' }),
  refreshRejected: failed('refreshSession', rejection),
  begin: { type: 'session.begin', session: sampleSession },
  saved: { type: 'xstate.done.actor.saveSession', output: undefined },
  associateFetched: done('fetchAssociate', { isAgreementOutdated: false }),
  callRejected: { type: 'session.renew', rejected: sampleSession.token },
  otherTab: { type: 'storage.change' },
  lostInOtherTab: { type: 'session.lost' },
  changeUser: { type: 'user.change', user: { ...sampleSession.user, firstName: 'Beena' } },
  logOut: { type: 'session.logout' },
  loggedOut: done('logOut', { success: true }),
  patienceOver: { type: 'xstate.after.logoutPatience.session.loggingOut' },
  cleared: { type: 'xstate.done.actor.clearSession', output: undefined },
} as const;
