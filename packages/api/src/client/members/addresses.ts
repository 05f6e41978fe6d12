import { createAddress, deleteAddress, listAddresses, updateAddress } from '../../contract/index.ts';
import type { AddressDetails } from '../../contract/index.ts';
import type { Call } from '../call.ts';

/** The caller's delivery addresses. */
export function addressesClient(call: Call) {
  return {
    /** The default address first, then the newest. */
    list: (signal?: AbortSignal) => call(listAddresses, { signal }),

    /** Adds an address and returns it as stored. */
    create: (details: AddressDetails, signal?: AbortSignal) => call(createAddress, { body: details, signal }),

    /** Replaces an address and returns it as stored. */
    update: (id: string, details: AddressDetails, signal?: AbortSignal) =>
      call(updateAddress, { params: { id }, body: details, signal }),

    /** Deletes an address by its id. */
    remove: (id: string, signal?: AbortSignal) => call(deleteAddress, { params: { id }, signal }),
  };
}
