import { changePassword, endOtherSessions, endSession, getAccountSecurity } from '@pgm/api/contract';
import { requestLanguage } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { requestDevice } from '../../platform/http/device.ts';
import type { AccountSecurityService } from './account-security.service.ts';

/** The routes with which members see and end their logins, and replace their passwords. */
export function accountSecurityRoutes({ config }: Platform, security: AccountSecurityService) {
  return [
    route(getAccountSecurity, ({ caller }) => security.read(caller)),
    route(endSession, ({ caller, params }) => security.endSession(caller, params.id)),
    route(endOtherSessions, ({ caller }) => security.endOthers(caller)),
    route(changePassword, ({ caller, body, context }) =>
      security.changePassword(caller, body, {
        device: requestDevice(context, config),
        language: requestLanguage(context),
      }),
    ),
  ];
}
