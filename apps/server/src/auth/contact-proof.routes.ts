import { proveContact, sendContactCode } from '@pgm/api/contract';
import { findOwnAccount } from '../platform/authentication/own-account.ts';
import { clientAddress } from '../platform/client-address.ts';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { requestOrigin } from '../platform/request-origin.ts';
import { authServices } from './auth-services.ts';

/** The calls by which members prove that a changed contact is theirs. */
export function contactProofRoutes(platform: Platform) {
  const { authenticate, config } = platform;
  const { contactProofs } = authServices(platform);
  return [
    guard(
      sendContactCode,
      authenticate,
      ({ caller, body, context }) =>
        contactProofs.send(caller.id, body, {
          address: clientAddress(context, config.trustedProxies),
          host: new URL(requestOrigin(context, config)).hostname,
        }),
      findOwnAccount,
    ),
    guard(
      proveContact,
      authenticate,
      ({ caller, body, context }) =>
        contactProofs.prove(caller.id, body, clientAddress(context, config.trustedProxies)),
      findOwnAccount,
    ),
  ];
}
