import {
  createAssociate,
  getOwnAssociate,
  getSponsor,
  listAssociates,
  updateAssociate,
} from '@pgm/api/contract';
import { clientAddress } from '../platform/client-address.ts';
import { guard, serve } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { AssociateRepository } from './associate.repository.ts';
import { AssociateService, SPONSOR_LIMIT } from './associate.service.ts';

/** The calls on associates, one by one and all together. */
export function associateRoutes({ authenticate, config, db, limiter, now }: Platform) {
  const repository = new AssociateRepository(db);
  const service = new AssociateService({ repository, lookUps: limiter(SPONSOR_LIMIT), now });
  return [
    guard(getOwnAssociate, authenticate, ({ caller }) => service.self(caller.id)),
    serve(getSponsor, ({ params, context }) =>
      service.sponsor(params.code, clientAddress(context, config.trustedProxies)),
    ),
    guard(listAssociates, authenticate, ({ caller, query }) => service.list(caller, query)),
    guard(createAssociate, authenticate, ({ body }) => service.create(body)),
    guard(
      updateAssociate,
      authenticate,
      ({ caller, params, body }) => service.update(caller, params.id, body),
      ({ caller, params }) => service.find(caller, params.id),
    ),
  ];
}
