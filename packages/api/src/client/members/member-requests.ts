import { listOwnMemberRequests, raiseMemberRequest, withdrawMemberRequest } from '../../contract/index.ts';
import type { NewMemberRequest, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The requests of a member to the company. */
export function memberRequestsClient(call: Call) {
  return {
    /** The caller's own requests, newest first. */
    listOwn: (
      userId: string,
      query: Partial<QueryOf<typeof listOwnMemberRequests>> = {},
      signal?: AbortSignal,
    ) => call(listOwnMemberRequests, { params: { userId }, query, signal }),

    raise: (request: NewMemberRequest, signal?: AbortSignal) =>
      toData(call(raiseMemberRequest, { body: request, signal })),

    /** Withdraws an open request of the caller. */
    withdraw: (id: string, signal?: AbortSignal) => call(withdrawMemberRequest, { params: { id }, signal }),
  };
}
