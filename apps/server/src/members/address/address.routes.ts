import { createAddress, deleteAddress, listAddresses, updateAddress } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { AddressRepository } from './address.repository.ts';
import { AddressService } from './address.service.ts';

/** The routes of delivery addresses. */
export function addressRoutes({ db, now }: Platform) {
  const service = new AddressService(new AddressRepository(db), now);
  return [
    route(listAddresses, ({ caller }) => service.list(caller.id)),
    route(createAddress, ({ caller, body }) => service.create(caller.id, body)),
    route(updateAddress, ({ caller, params, body }) => service.update(caller.id, params.id, body), {
      find: ({ caller, params }) => service.find(caller.id, params.id),
    }),
    route(deleteAddress, ({ caller, params }) => service.remove(caller.id, params.id)),
  ];
}
