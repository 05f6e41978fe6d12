import type { Session } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** A sample session as the server sends it. */
export const sampleSession: Session = {
  token: 'access-token',
  refreshToken: 'refresh-token',
  user: {
    id: '018f0000-0000-7000-8000-000000000001',
    firstName: 'Asha',
    midName: null,
    lastName: 'Mishra',
    username: 'asha',
    roles: ['MEMBER'],
    gender: null,
    dob: null,
    primaryEmail: 'asha@example.in',
    primaryPhone: '9000000001',
    alternateEmails: [],
    alternatePhone: [],
    imageUrl: null,
  },
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const otpScenario = {
  nothingSaved: { type: 'xstate.done.actor.recallCode', output: undefined },
  recallingCrashed: threw('recallCode'),
  codeSaved: {
    type: 'xstate.done.actor.recallCode',
    output: {
      name: 'Asha Mishra',
      mobile: '9000000001',
      deadline: 1_800_000_200_000,
      now: 1_800_000_000_000,
    },
  },
  typeName: { type: 'field.change', field: 'name', value: 'Asha Mishra' },
  typeMobile: { type: 'field.change', field: 'mobile', value: '9000000001' },
  typeShortMobile: { type: 'field.change', field: 'mobile', value: '90000' },
  send: { type: 'otp.send' },
  sent: done('sendOtp', { expiresInSeconds: 300 }),
  notSent: failed('sendOtp', { code: 'rateLimited', message: 'Too many requests. Please try again later.' }),
  sendingCrashed: threw('sendOtp'),
  typeThreeDigits: { type: 'digits.change', digits: '123' },
  typeSixDigits: { type: 'digits.change', digits: '123456' },
  pasteWords: { type: 'digits.reject' },
  verified: done('verifyOtp', sampleSession),
  rejected: failed('verifyOtp', { code: 'unauthenticated', message: 'Invalid or expired OTP.' }),
  blocked: failed('verifyOtp', {
    code: 'forbidden',
    message: 'Your account is blocked. Please call customer care.',
  }),
  connectionLost: failed('verifyOtp'),
  verifyingCrashed: threw('verifyOtp'),
  verifyAgain: { type: 'otp.verify' },
  changeNumber: { type: 'details.edit' },
  timeShown: { type: 'xstate.snapshot.countdown', snapshot: { context: { secondsLeft: 200 } } },
  timeOver: { type: 'xstate.done.actor.countdown', output: undefined },
  resend: { type: 'otp.resend' },
} as const;
