import { sendOtp, verifyOtp } from '@pgm/api/contract';
import { requestDevice } from '../../platform/http/device.ts';
import { codeRequester } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OtpService } from './otp.service.ts';

/** The routes of login by a code. */
export function otpRoutes({ config }: Platform, otps: OtpService) {
  return [
    route(sendOtp, ({ body, context }) => otps.send(body, codeRequester(context, config))),
    route(verifyOtp, ({ body, clientAddress, context }) =>
      otps.verify(body, clientAddress, requestDevice(context, config)),
    ),
  ];
}
