import {
  approveMemberRequest,
  getMemberRequest,
  listAllMemberRequests,
  rejectMemberRequest,
} from '../../contract/index.ts';
import type { ParamsOf, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

type Status = ParamsOf<typeof listAllMemberRequests>['param'];

/** The requests of all members, for the admins who decide on them. */
export function staffMemberRequestsClient(call: Call) {
  return {
    /** The requests of one status, or of 'ALL'. */
    list: (
      status: Status,
      query: Partial<QueryOf<typeof listAllMemberRequests>> = {},
      signal?: AbortSignal,
    ) => call(listAllMemberRequests, { params: { param: status }, query, signal }),

    get: (id: string, signal?: AbortSignal) => toData(call(getMemberRequest, { params: { id }, signal })),

    /** Approves a request and returns it. */
    approve: (id: string, signal?: AbortSignal) =>
      toData(call(approveMemberRequest, { params: { id }, signal })),

    /** Rejects a request and returns it; its member can read `note`. */
    reject: (id: string, note: string, signal?: AbortSignal) =>
      toData(call(rejectMemberRequest, { params: { id }, body: { note }, signal })),
  };
}
