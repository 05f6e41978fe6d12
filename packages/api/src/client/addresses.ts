import { createAddress, deleteAddress, listAddresses, updateAddress } from '../contract/index.ts';
import type { AddressDetails } from '../contract/index.ts';
import type { Call } from './call.ts';

/** The caller's delivery addresses. */
export function addressesClient(call: Call) {
  return {
    /** The default one first, then the newest. */
    list: (signal?: AbortSignal) => call(listAddresses, { signal }),

    /** Adds an address; as it is stored then. */
    create: (details: AddressDetails, signal?: AbortSignal) => call(createAddress, { body: details, signal }),

    /** Replaces an address; as it is stored then. */
    update: (id: string, details: AddressDetails, signal?: AbortSignal) =>
      call(updateAddress, { params: { id }, body: details, signal }),

    /** Deletes an address by its id. */
    remove: (id: string, signal?: AbortSignal) => call(deleteAddress, { params: { id }, signal }),
  };
}
