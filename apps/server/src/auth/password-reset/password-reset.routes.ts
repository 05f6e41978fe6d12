import { requestPasswordReset, resetPassword } from '@pgm/api/contract';
import { requestDevice } from '../../platform/http/device.ts';
import { requestLanguage, requestOrigin } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PasswordResetService } from './password-reset.service.ts';

/** The routes of a new password by a mailed link. */
export function passwordResetRoutes({ config }: Platform, resets: PasswordResetService) {
  return [
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
