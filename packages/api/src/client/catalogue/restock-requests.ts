import { addRestockRequest, listRestockRequests, removeRestockRequest } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The caller's requests to be notified when sold-out products are back. */
export function restockRequestsClient(call: Call) {
  return {
    /** The products of the open requests, the newest first. */
    list: (signal?: AbortSignal) => toData(call(listRestockRequests, { signal })),

    add: (productId: string, signal?: AbortSignal) =>
      toData(call(addRestockRequest, { body: { productId }, signal })),

    remove: (productId: string, signal?: AbortSignal) =>
      call(removeRestockRequest, { params: { productId }, signal }),
  };
}
