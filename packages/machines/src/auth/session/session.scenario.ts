import { fail, ok } from '@pgm/api/contract';
import { sampleSession } from '../otp/otp.scenario.ts';

const rejection = fail({ code: 'unauthenticated', message: 'Token expired', status: 401 });

/** Sample events that reach every state of the machine, for tests and stories. */
export const sessionScenario = {
  found: { type: 'xstate.done.actor.readSession', output: sampleSession },
  nothingFound: { type: 'xstate.done.actor.readSession', output: undefined },
  unreadable: { type: 'xstate.error.actor.readSession', error: new Error('out of order') },
  tokenGood: { type: 'xstate.done.actor.verifyToken', output: ok(sampleSession.user) },
  tokenRejected: { type: 'xstate.done.actor.verifyToken', output: rejection },
  refreshed: {
    type: 'xstate.done.actor.refreshSession',
    output: ok({ accessToken: 'new-access-token', refreshToken: 'new-refresh-token' }),
  },
  refreshRejected: { type: 'xstate.done.actor.refreshSession', output: rejection },
  begin: { type: 'session.begin', session: sampleSession },
  saved: { type: 'xstate.done.actor.saveSession', output: undefined },
  associateFetched: { type: 'xstate.done.actor.fetchAssociate', output: ok({}) },
  callRejected: { type: 'session.renew', rejected: sampleSession.token },
  otherTab: { type: 'storage.change' },
  lostInOtherTab: { type: 'session.lost' },
  changeUser: { type: 'user.change', user: { ...sampleSession.user, firstName: 'Beena' } },
  logOut: { type: 'session.logout' },
  loggedOut: { type: 'xstate.done.actor.logOut', output: ok({ success: true }) },
  patienceOver: { type: 'xstate.after.logoutPatience.session.loggingOut' },
  cleared: { type: 'xstate.done.actor.clearSession', output: undefined },
} as const;
