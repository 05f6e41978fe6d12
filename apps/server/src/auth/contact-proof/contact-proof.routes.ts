import { proveContact, sendContactCode } from '@pgm/api/contract';
import { findOwnAccount } from '../../platform/http/caller.ts';
import { codeRequester } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ContactProofService } from './contact-proof.service.ts';

/** The routes with which members prove that a changed contact is theirs. */
export function contactProofRoutes({ config }: Platform, contactProofs: ContactProofService) {
  return [
    route(
      sendContactCode,
      ({ caller, body, context }) => contactProofs.send(caller.id, body, codeRequester(context, config)),
      { find: findOwnAccount },
    ),
    route(
      proveContact,
      ({ caller, body, clientAddress }) => contactProofs.prove(caller.id, body, clientAddress),
      { find: findOwnAccount },
    ),
  ];
}
