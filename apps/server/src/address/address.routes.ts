import { createAddress, deleteAddress, listAddresses, updateAddress } from '@pgm/api/contract';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { AddressRepository } from './address.repository.ts';
import { AddressService } from './address.service.ts';

/** The calls on delivery addresses. */
export function addressRoutes({ authenticate, db, now }: Platform) {
  const service = new AddressService(new AddressRepository(db), now);
  return [
    guard(listAddresses, authenticate, ({ caller }) => service.list(caller.id)),
    guard(createAddress, authenticate, ({ caller, body }) => service.create(caller.id, body)),
    guard(
      updateAddress,
      authenticate,
      ({ caller, params, body }) => service.update(caller.id, params.id, body),
      ({ caller, params }) => service.find(caller.id, params.id),
    ),
    guard(deleteAddress, authenticate, ({ caller, params }) => service.remove(caller.id, params.id)),
  ];
}
