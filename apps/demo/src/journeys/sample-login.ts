import {
  type Session,
  type User,
  fail,
  getSecondFactor,
  listSignInProviders,
  logIn,
  ok,
  sendOtp,
  verifyOtp,
} from '@pgm/api/contract';
import type { SentMessage } from '../browser/messages.ts';
import { type SampleRoute, handles } from './sample-server.ts';

const CODE = '135790';

/** The login of one account: by any password, or by the code of the SMS. */
export function sampleLogin(user: User): SampleRoute[] {
  const session: Session = { token: 'access', refreshToken: 'refresh', user };
  const sent: SentMessage[] = [];
  return [
    handles(listSignInProviders, () => ok({ success: true, data: { google: false, firebase: null } })),
    handles(logIn, () => ok(session)),
    handles(sendOtp, ({ body }) => {
      sent.unshift({ channel: 'sms', to: body.destination, body: `${CODE} is your code.` });
      return ok({ success: true, data: { expiresInSeconds: 300 } });
    }),
    handles(verifyOtp, ({ body }) =>
      body.otp === CODE
        ? ok(session)
        : fail({ code: 'unauthenticated', message: 'Invalid or expired OTP.' } as const),
    ),
    (app) => app.get('/dev/outbox', (context) => context.json(sent)),
  ];
}

/** The same for staff, without a second factor. */
export const sampleStaffLogin = (user: User): SampleRoute[] => [
  ...sampleLogin(user),
  handles(getSecondFactor, () => ok({ success: true, data: { state: 'off', recoveryCodesLeft: 0 } })),
];
