import { createAddress, deleteAddress, listAddresses, updateAddress } from '@pgm/api/contract';
import { Hono } from 'hono';
import type { Authenticate } from '../platform/authentication/caller.ts';
import { guard, routePath } from '../platform/endpoint-route.ts';
import { failureAnswer } from '../platform/failure-answer.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServerEnv } from '../platform/server-env.ts';
import { AddressRepository } from './address.repository.ts';
import { AddressService } from './address.service.ts';

/** The calls on delivery addresses. */
export function addressRoutes({ authenticate, db, now }: Platform) {
  const service = new AddressService(new AddressRepository(db), now);
  return [
    guard(listAddresses, authenticate, ({ caller }) => service.list(caller.id)),
    guard(createAddress, authenticate, ({ caller, body }) => service.create(caller.id, body)),
    hideForeign(authenticate, service),
    guard(updateAddress, authenticate, ({ caller, params, body }) =>
      service.update(caller.id, params.id, body),
    ),
    guard(deleteAddress, authenticate, ({ caller, params }) => service.remove(caller.id, params.id)),
  ];
}

/** Answers for an address that isn't the caller's before its new details are read; whom `guard` refuses goes on to it. */
function hideForeign(authenticate: Authenticate, service: AddressService): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>({ strict: false });
  app.on(updateAddress.method, routePath(updateAddress), async (context, next) => {
    const caller = await authenticate(context.req.header('Authorization'));
    if (!caller.ok) return next();
    const found = await service.find(caller.value.id, context.req.param('id') ?? '');
    if (found.ok) return next();
    context.header('Cache-Control', 'no-store');
    return failureAnswer(context, found.failure);
  });
  return app;
}
