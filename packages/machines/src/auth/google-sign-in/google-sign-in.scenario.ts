import { done, failed } from '../../kit/kit.scenario.ts';
import { sampleSession } from '../otp/otp.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const googleSignInScenario = {
  offered: { type: 'xstate.done.actor.isOffered', output: true },
  notOffered: { type: 'xstate.done.actor.isOffered', output: false },
  open: { type: 'google.open' },
  signedIn: done('signIn', sampleSession),
  rejected: failed('signIn', {
    code: 'unauthenticated',
    message: 'Google sign-in failed. Please try again.',
  }),
} as const;
