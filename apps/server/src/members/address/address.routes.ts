import { createAddress, deleteAddress, listAddresses, updateAddress } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPinDeliveries } from '../pin-code/pin-delivery.transactions.ts';
import { AddressRepository } from './address.repository.ts';
import { AddressService } from './address.service.ts';

/** The routes of delivery addresses. */
export function addressRoutes({ company, db, now }: Platform) {
  const service = new AddressService({
    repository: new AddressRepository(db),
    findDeliveries: async (pins) => findPinDeliveries(db, pins, await company()),
    now,
  });
  return [
    route(listAddresses, ({ caller }) => service.list(caller.id)),
    route(createAddress, ({ caller, body }) => service.create(caller.id, body)),
    route(updateAddress, ({ caller, params, body }) => service.update(caller.id, params.id, body), {
      find: ({ caller, params }) => service.find(caller.id, params.id),
    }),
    route(deleteAddress, ({ caller, params }) => service.remove(caller.id, params.id)),
  ];
}
