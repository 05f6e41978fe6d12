import { getOwnAssociate, getSponsor } from '@pgm/api/contract';
import { clientAddress } from '../platform/client-address.ts';
import { guard, serve } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { AssociateRepository } from './associate.repository.ts';
import { AssociateService, SPONSOR_LIMIT } from './associate.service.ts';

/** The calls on the tree. */
export function associateRoutes({ authenticate, config, db, limiter }: Platform) {
  const service = new AssociateService(new AssociateRepository(db), limiter(SPONSOR_LIMIT));
  return [
    guard(getOwnAssociate, authenticate, ({ caller }) => service.self(caller.id)),
    serve(getSponsor, ({ params, context }) =>
      service.sponsor(params.code, clientAddress(context, config.trustedProxies)),
    ),
  ];
}
