import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams, listQuery } from '../list-query.ts';
import { dataResponse, listResponseBody } from '../response.ts';
import { requiredText, text } from '../text.ts';
import { MemberRequest, MemberRequestStatus } from './member-request.ts';

/** The subjects of requests. */
export const MEMBER_REQUEST_KINDS = ['PARENT_CHANGE', 'PROFILE_CORRECTION'] as const;

/** A request as an admin sees it, with its member. */
export const RaisedMemberRequest = z.intersection(
  MemberRequest,
  z.object({
    member: z.object({ id: z.string(), name: z.string() }),
    /** What the profile has now where the request corrects it; null when it has none, and for any other request. */
    storedValue: z.nullable(z.string()),
    /** The associate that becomes the sponsor; null where there is none any more, and for any other request. */
    sponsorId: z.nullable(z.string()),
  }),
);
export type RaisedMemberRequest = z.infer<typeof RaisedMemberRequest>;

export const listAllMemberRequests = defineEndpoint({
  operation: 'listAllMemberRequests',
  summary:
    "The requests of all members of one status, or 'all' of them, and of one kind and one member where they are named; the newest first, a page at a time.",
  base: 'core',
  method: 'GET',
  path: '/requests/all/{param}',
  policy: 'admin',
  params: z.object({
    param: z.pipe(z.string().check(z.toUpperCase()), z.enum(['ALL', ...MemberRequestStatus.options])),
  }),
  query: z.extend(listQuery(['newest', '-newest']), {
    kind: z.optional(z.enum(MEMBER_REQUEST_KINDS, 'Choose what the requests are about')),
    memberId: z.optional(z.uuid('Member not found')),
  }),
  response: { status: 200, body: listResponseBody(RaisedMemberRequest) },
  failures: [400, 401, 403, 404],
});

export const getMemberRequest = defineEndpoint({
  operation: 'getMemberRequest',
  summary: 'One request of a member.',
  base: 'core',
  method: 'GET',
  path: '/requests/{id}',
  policy: 'admin',
  params: IdParams,
  response: { status: 200, body: dataResponse(RaisedMemberRequest) },
  failures: [401, 403, 404],
});

export const approveMemberRequest = defineEndpoint({
  operation: 'approveMemberRequest',
  summary:
    'Approves an open request and makes the change that it asks for; a second time by the same admin changes nothing. 409 with the request as it is now when another decision came first, and 409 without it when the change cannot be made.',
  base: 'core',
  method: 'PUT',
  path: '/requests/{id}/approve',
  policy: 'admin',
  params: IdParams,
  response: { status: 200, body: dataResponse(RaisedMemberRequest) },
  failures: [400, 401, 403, 404, 409],
});

/** Why a request is rejected; its member can read it. */
export const Rejection = z.object({ note: z.optional(text(500, 'Note')) });
export type Rejection = z.infer<typeof Rejection>;

/** The form of a rejection: in the staff area a member always gets the reason. */
export const DeclinedRequest = z.object({ note: requiredText(500, 'Reason', 'Please give a reason') });
export type DeclinedRequest = z.infer<typeof DeclinedRequest>;

export const rejectMemberRequest = defineEndpoint({
  operation: 'rejectMemberRequest',
  summary:
    'Rejects an open request; a second time by the same admin changes nothing. 409 with the request as it is now when another decision came first.',
  base: 'core',
  method: 'PUT',
  path: '/requests/{id}/reject',
  policy: 'admin',
  params: IdParams,
  body: Rejection,
  response: { status: 200, body: dataResponse(RaisedMemberRequest) },
  failures: [400, 401, 403, 404, 409],
});
