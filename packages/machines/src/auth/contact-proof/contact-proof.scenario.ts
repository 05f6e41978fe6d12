import { fail, ok } from '@pgm/api/contract';
import { sampleSession } from '../otp/otp.scenario.ts';

/** A sample account with a changed number. */
export const sampleUnproven = { ...sampleSession.user, unproven: ['phone' as const] };

/** Sample events that reach every state of the machine, for tests and stories. */
export const contactProofScenario = {
  open: { type: 'proof.open', user: sampleUnproven, contact: 'phone' },
  sent: { type: 'xstate.done.actor.sendCode', output: ok({ expiresInSeconds: 300 }) },
  notSent: {
    type: 'xstate.done.actor.sendCode',
    output: fail({ code: 'server', message: 'Failed to send OTP.', status: 500 }),
  },
  sendingCrashed: { type: 'xstate.error.actor.sendCode', error: new Error('out of order') },
  typeSome: { type: 'digits.change', digits: '123' },
  pasteWords: { type: 'digits.reject' },
  typeAll: { type: 'digits.change', digits: '123456' },
  proven: { type: 'xstate.done.actor.prove', output: ok({ ...sampleUnproven, unproven: [] }) },
  rejected: {
    type: 'xstate.done.actor.prove',
    output: fail({ code: 'unauthenticated', message: 'Invalid or expired OTP.', status: 401 }),
  },
  connectionLost: {
    type: 'xstate.done.actor.prove',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  provingCrashed: { type: 'xstate.error.actor.prove', error: new Error('out of order') },
  verifyAgain: { type: 'code.verify' },
  timeShown: { type: 'xstate.snapshot.countdown', snapshot: { context: { secondsLeft: 299 } } },
  timeOver: { type: 'xstate.done.actor.countdown', output: undefined },
  resend: { type: 'code.resend' },
  close: { type: 'proof.close' },
} as const;
