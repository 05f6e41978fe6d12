import { fail, ok } from '@pgm/api/contract';
import { sampleSession } from '../otp/otp.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const googleSignInScenario = {
  offered: { type: 'xstate.done.actor.isOffered', output: true },
  notOffered: { type: 'xstate.done.actor.isOffered', output: false },
  open: { type: 'google.open' },
  signedIn: { type: 'xstate.done.actor.signIn', output: ok(sampleSession) },
  rejected: {
    type: 'xstate.done.actor.signIn',
    output: fail({ code: 'unauthenticated', message: 'Google sign-in failed. Please try again.' }),
  },
} as const;
