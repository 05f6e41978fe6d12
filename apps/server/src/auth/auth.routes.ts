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
import type { Context } from 'hono';
import { clientAddress } from '../platform/client-address.ts';
import { guard, serve } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { requestLanguage } from '../platform/request-language.ts';
import { requestOrigin } from '../platform/request-origin.ts';
import type { ServerEnv } from '../platform/server-env.ts';
import { authServices } from './auth-services.ts';
import { codeAsker } from './code-asker.ts';

/** The calls of logging in and out, signing up, and keeping tokens good. */
export function authRoutes(platform: Platform) {
  const { authenticate, config } = platform;
  const { limits, otps, passwords, registrations, resets, sessions } = authServices(platform);
  const addressOf = (context: Context<ServerEnv>) => clientAddress(context, config.trustedProxies);
  return [
    serve(register, ({ body, context }) => registrations.register(body, addressOf(context))),
    serve(logIn, ({ body, context }) => passwords.logIn(body, addressOf(context))),
    serve(sendOtp, ({ body, context }) => otps.send(body, codeAsker(context, config))),
    serve(verifyOtp, ({ body, context }) => otps.verify(body, addressOf(context))),
    serve(refreshSession, async ({ body, context }) => {
      const tooMany = await limits.refreshesPerAddress.count('refresh', addressOf(context));
      if (tooMany) return tooMany;
      const tokens = await sessions.refresh(body.refreshToken);
      return tokens.ok ? ok({ success: true, data: tokens.value }) : tokens;
    }),
    serve(verifyToken, async ({ body }) => {
      const user = await sessions.verify(body.token);
      return user.ok ? ok({ success: true, data: user.value }) : user;
    }),
    guard(logOut, authenticate, async ({ body, caller }) => {
      await sessions.logOut(caller, body.refreshToken);
      return ok({ success: true });
    }),
    serve(requestPasswordReset, ({ body, context }) =>
      resets.request(body.email, {
        address: addressOf(context),
        language: requestLanguage(context),
        origin: requestOrigin(context, config),
      }),
    ),
    serve(resetPassword, ({ body, context }) => resets.reset(body, addressOf(context))),
  ];
}
