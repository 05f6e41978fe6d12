import { changePassword, endOtherSessions, endSession, getAccountSecurity } from '@pgm/api/contract';
import { route } from '../../../platform/http/route.ts';
import type { AuthServices } from '../auth-services.ts';

/** The routes with which members see and end their logins, and replace their passwords. */
export function accountSecurityRoutes({ security }: AuthServices) {
  return [
    route(getAccountSecurity, ({ caller }) => security.read(caller)),
    route(endSession, ({ caller, params }) => security.endSession(caller, params.id)),
    route(endOtherSessions, ({ caller }) => security.endOthers(caller)),
    route(changePassword, ({ caller, body }) => security.changePassword(caller, body)),
  ];
}
