import { register } from '@pgm/api/contract';
import { requestDevice } from '../../platform/http/device.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RegistrationService } from './registration.service.ts';

/** The route of sign-up. */
export function registrationRoutes({ config }: Platform, registrations: RegistrationService) {
  return [
    route(register, ({ body, clientAddress, context }) =>
      registrations.register(body, clientAddress, requestDevice(context, config)),
    ),
  ];
}
