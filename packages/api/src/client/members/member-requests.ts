import {
  approveMemberRequest,
  listAllMemberRequests,
  listOwnMemberRequests,
  raiseMemberRequest,
  rejectMemberRequest,
  withdrawMemberRequest,
} from '../../contract/index.ts';
import type { NewMemberRequest, ParamsOf, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

type MemberRequestsQuery = ParamsOf<typeof listAllMemberRequests>['param'];

/** The requests of members to the company. */
export function memberRequestsClient(call: Call) {
  return {
    /** The caller's own requests, newest first. */
    listOwn: (
      userId: string,
      query: Partial<QueryOf<typeof listOwnMemberRequests>> = {},
      signal?: AbortSignal,
    ) => call(listOwnMemberRequests, { params: { userId }, query, signal }),

    /** All requests of one status, or of 'ALL', newest first; for admins. */
    listAll: (
      which: MemberRequestsQuery,
      query: Partial<QueryOf<typeof listAllMemberRequests>> = {},
      signal?: AbortSignal,
    ) => call(listAllMemberRequests, { params: { param: which }, query, signal }),

    raise: (request: NewMemberRequest, signal?: AbortSignal) =>
      toData(call(raiseMemberRequest, { body: request, signal })),

    /** Withdraws an open request of the caller. */
    withdraw: (id: string, signal?: AbortSignal) => call(withdrawMemberRequest, { params: { id }, signal }),

    /** Approves a request and returns it; for admins. */
    approve: (id: string, signal?: AbortSignal) =>
      toData(call(approveMemberRequest, { params: { id }, signal })),

    /** Rejects a request and returns it; its member can read `note`. For admins. */
    reject: (id: string, note?: string, signal?: AbortSignal) =>
      toData(
        call(rejectMemberRequest, {
          params: { id },
          body: note === undefined ? {} : { note },
          signal,
        }),
      ),
  };
}
