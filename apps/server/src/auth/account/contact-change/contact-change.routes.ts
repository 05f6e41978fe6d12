import { sendContactChangeCode, undoContactChange } from '@pgm/api/contract';
import { findOwnAccount } from '../../../platform/http/caller.ts';
import { codeRequester } from '../../../platform/http/requester.ts';
import { route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AuthServices } from '../auth-services.ts';
import { requestDevice } from '../device/device.ts';

/** The routes around a changed contact; the change itself is a change of the profile. */
export function contactChangeRoutes({ config }: Platform, { contactChanges }: AuthServices) {
  return [
    route(
      sendContactChangeCode,
      ({ caller, context }) => contactChanges.send(caller.id, codeRequester(context, config)),
      { find: findOwnAccount },
    ),
    route(undoContactChange, ({ body, clientAddress, context }) =>
      contactChanges.undo(body, clientAddress, requestDevice(context, config)),
    ),
  ];
}
