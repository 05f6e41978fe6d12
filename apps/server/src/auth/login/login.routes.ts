import { logIn } from '@pgm/api/contract';
import { requestDevice } from '../../platform/http/device.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PasswordLoginService } from './password-login.service.ts';

/** The route of login by password. */
export function loginRoutes({ config }: Platform, passwords: PasswordLoginService) {
  return [
    route(logIn, ({ body, clientAddress, context }) =>
      passwords.logIn(body, clientAddress, requestDevice(context, config)),
    ),
  ];
}
