import { fail, ok } from '@pgm/api/contract';
import { sampleSession } from '../otp/index.ts';

/** The events with which tests and stories walk the machine through every state. */
export const googleSignInWalk = {
  offered: { type: 'xstate.done.actor.isOffered', output: true },
  notOffered: { type: 'xstate.done.actor.isOffered', output: false },
  open: { type: 'google.open' },
  signedIn: { type: 'xstate.done.actor.signIn', output: ok(sampleSession) },
  refused: {
    type: 'xstate.done.actor.signIn',
    output: fail({ code: 'unauthenticated', message: 'Google sign-in failed. Please try again.' }),
  },
} as const;
