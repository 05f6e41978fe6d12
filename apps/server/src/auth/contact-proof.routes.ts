import { proveContact, sendContactCode } from '@pgm/api/contract';
import { findOwnAccount } from '../platform/authentication/own-account.ts';
import { clientAddress } from '../platform/client-address.ts';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { authServices } from './auth-services.ts';
import { codeAsker } from './code-asker.ts';

/** The calls by which members prove that a changed contact is theirs. */
export function contactProofRoutes(platform: Platform) {
  const { authenticate, config } = platform;
  const { contactProofs } = authServices(platform);
  return [
    guard(
      sendContactCode,
      authenticate,
      ({ caller, body, context }) => contactProofs.send(caller.id, body, codeAsker(context, config)),
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
