import {
  logIn,
  logOut,
  ok,
  refreshSession,
  register,
  requestPasswordReset,
  resetPassword,
  sendOtp,
  verifyOtp,
  verifyToken,
} from '@pgm/api/contract';
import { codeRequester, requestLanguage, requestOrigin } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuthServices } from './auth-services.ts';
import { requestDevice } from './device/device.ts';

/** The routes of login, logout, sign-up and token refresh. */
export function authRoutes(
  { config }: Platform,
  { limits, otps, passwords, registrations, resets, sessions }: AuthServices,
) {
  return [
    route(register, ({ body, clientAddress, context }) =>
      registrations.register(body, clientAddress, requestDevice(context, config)),
    ),
    route(logIn, ({ body, clientAddress, context }) =>
      passwords.logIn(body, clientAddress, requestDevice(context, config)),
    ),
    route(sendOtp, ({ body, context }) => otps.send(body, codeRequester(context, config))),
    route(verifyOtp, ({ body, clientAddress, context }) =>
      otps.verify(body, clientAddress, requestDevice(context, config)),
    ),
    route(refreshSession, async ({ body, clientAddress }) => {
      const tooMany = await limits.refreshesPerAddress.count('refresh', clientAddress);
      if (tooMany) return tooMany;
      const tokens = await sessions.refresh(body.refreshToken);
      return tokens.ok ? ok({ success: true, data: tokens.value }) : tokens;
    }),
    route(verifyToken, async ({ body }) => {
      const user = await sessions.verify(body.token);
      return user.ok ? ok({ success: true, data: user.value }) : user;
    }),
    route(logOut, async ({ body, caller }) => {
      await sessions.logOut(caller, body.refreshToken);
      return ok({ success: true });
    }),
    route(requestPasswordReset, ({ body, context, clientAddress }) =>
      resets.request(body.email, {
        address: clientAddress,
        language: requestLanguage(context),
        origin: requestOrigin(context, config),
      }),
    ),
    route(resetPassword, ({ body, clientAddress, context }) =>
      resets.reset(body, {
        address: clientAddress,
        device: requestDevice(context, config),
        language: requestLanguage(context),
      }),
    ),
  ];
}
