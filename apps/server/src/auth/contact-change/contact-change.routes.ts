import { sendContactChangeCode, undoContactChange } from '@pgm/api/contract';
import { findOwnAccount } from '../../platform/http/caller.ts';
import { codeRequester } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { requestDevice } from '../../platform/http/device.ts';
import type { ContactChangeService } from './contact-change.service.ts';

/** The routes around a changed contact; the change itself is a change of the profile. */
export function contactChangeRoutes({ config }: Platform, contactChanges: ContactChangeService) {
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
