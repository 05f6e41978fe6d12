import { logOut, ok, refreshSession, verifyToken } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { SessionService } from './session.service.ts';

/** The routes of logout and token refresh. */
export function sessionRoutes(sessions: SessionService, refreshesPerAddress: RateLimiter) {
  return [
    route(refreshSession, async ({ body, clientAddress }) => {
      const tooMany = await refreshesPerAddress.count('refresh', clientAddress);
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
  ];
}
