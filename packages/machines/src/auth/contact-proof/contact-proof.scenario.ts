import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleSession } from '../otp/otp.scenario.ts';

/** A sample account with a changed number. */
export const sampleUnproven = { ...sampleSession.user, unproven: ['phone' as const] };

/** Sample events that reach every state of the machine, for tests and stories. */
export const contactProofScenario = {
  open: { type: 'proof.open', user: sampleUnproven, contact: 'phone' },
  sent: done('sendCode', { expiresInSeconds: 300 }),
  notSent: failed('sendCode', { code: 'server', message: 'Failed to send OTP.', status: 500 }),
  sendingCrashed: threw('sendCode'),
  typeSome: { type: 'digits.change', digits: '123' },
  pasteWords: { type: 'digits.reject' },
  typeAll: { type: 'digits.change', digits: '123456' },
  proven: done('prove', { ...sampleUnproven, unproven: [] }),
  rejected: failed('prove', { code: 'unauthenticated', message: 'Invalid or expired OTP.', status: 401 }),
  connectionLost: failed('prove'),
  provingCrashed: threw('prove'),
  verifyAgain: { type: 'code.verify' },
  timeShown: { type: 'xstate.snapshot.countdown', snapshot: { context: { secondsLeft: 299 } } },
  timeOver: { type: 'xstate.done.actor.countdown', output: undefined },
  resend: { type: 'code.resend' },
  close: { type: 'proof.close' },
} as const;
