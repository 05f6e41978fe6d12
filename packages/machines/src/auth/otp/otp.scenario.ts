import { type Session, fail, ok } from '@pgm/api/contract';

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
  recallingCrashed: { type: 'xstate.error.actor.recallCode', error: new Error('out of order') },
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
  sent: { type: 'xstate.done.actor.sendOtp', output: ok({ expiresInSeconds: 300 }) },
  notSent: {
    type: 'xstate.done.actor.sendOtp',
    output: fail({ code: 'rateLimited', message: 'Too many requests. Please try again later.' }),
  },
  sendingCrashed: { type: 'xstate.error.actor.sendOtp', error: new Error('out of order') },
  typeThreeDigits: { type: 'digits.change', digits: '123' },
  typeSixDigits: { type: 'digits.change', digits: '123456' },
  pasteWords: { type: 'digits.reject' },
  verified: { type: 'xstate.done.actor.verifyOtp', output: ok(sampleSession) },
  rejected: {
    type: 'xstate.done.actor.verifyOtp',
    output: fail({ code: 'unauthenticated', message: 'Invalid or expired OTP.' }),
  },
  connectionLost: {
    type: 'xstate.done.actor.verifyOtp',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  verifyingCrashed: { type: 'xstate.error.actor.verifyOtp', error: new Error('out of order') },
  verifyAgain: { type: 'otp.verify' },
  changeNumber: { type: 'details.edit' },
  timeShown: { type: 'xstate.snapshot.countdown', snapshot: { context: { secondsLeft: 200 } } },
  timeOver: { type: 'xstate.done.actor.countdown', output: undefined },
  resend: { type: 'otp.resend' },
} as const;
