import {
  approveRequest,
  listAllRequests,
  listOwnRequests,
  ok,
  raiseRequest,
  rejectRequest,
  withdrawRequest,
} from '../contract/index.ts';
import type { NewRequest, ParamsOf, QueryOf } from '../contract/index.ts';
import type { Call } from './call.ts';

type WhichRequests = ParamsOf<typeof listAllRequests>['param'];

/** What members ask of the company. */
export function requestsClient(call: Call) {
  return {
    /** The caller's own, the newest first. */
    listOwn: (userId: string, query: Partial<QueryOf<typeof listOwnRequests>> = {}, signal?: AbortSignal) =>
      call(listOwnRequests, { params: { userId }, query, signal }),

    /** Everybody's of one status, or 'ALL' of them, the newest first; for admins. */
    listAll: (
      which: WhichRequests,
      query: Partial<QueryOf<typeof listAllRequests>> = {},
      signal?: AbortSignal,
    ) => call(listAllRequests, { params: { param: which }, query, signal }),

    raise: async (request: NewRequest, signal?: AbortSignal) => {
      const result = await call(raiseRequest, { body: request, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** Takes an open request of one's own back. */
    withdraw: (id: string, signal?: AbortSignal) => call(withdrawRequest, { params: { id }, signal }),

    /** The request as it is then; for admins. */
    approve: async (id: string, signal?: AbortSignal) => {
      const result = await call(approveRequest, { params: { id }, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** The request as it is then; its member can read `note`. For admins. */
    reject: async (id: string, note?: string, signal?: AbortSignal) => {
      const result = await call(rejectRequest, {
        params: { id },
        body: note === undefined ? {} : { note },
        signal,
      });
      return result.ok ? ok(result.value.data) : result;
    },
  };
}
