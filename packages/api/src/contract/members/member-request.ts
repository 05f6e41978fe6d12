import * as z from 'zod/mini';
import { Done, dataResponse, listResponseBody } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams, listQuery } from '../list-query.ts';
import { requiredText, text } from '../text.ts';

/** The maximum number of open requests of a member. */
export const MAX_OPEN_MEMBER_REQUESTS = 5;

/** The profile fields that a correction can name. */
export const PROFILE_FIELDS = [
  'NAME',
  'DATE_OF_BIRTH',
  'GENDER',
  'EMAIL',
  'PHONE',
  'USERNAME',
  'OTHER',
] as const;

const ParentChange = z.object({
  kind: z.literal('PARENT_CHANGE'),
  /** The code of the wished sponsor. */
  referralCode: requiredText(32, 'Referral code', 'Referral code is required'),
  reason: requiredText(500, 'Reason', 'Please give a reason'),
});

const ProfileCorrection = z.object({
  kind: z.literal('PROFILE_CORRECTION'),
  field: z.enum(PROFILE_FIELDS, 'Choose what we should correct'),
  /** The correct value or the wish, with the reason. */
  text: requiredText(500, 'Text', 'Please enter the correct details'),
});

/** A new request of a member to the company. */
export const NewMemberRequest = z.discriminatedUnion(
  'kind',
  [ParentChange, ProfileCorrection],
  'Choose what your request is about',
);
export type NewMemberRequest = z.infer<typeof NewMemberRequest>;

/** The status of a request; a withdrawn request is deleted. */
export const MemberRequestStatus = z.enum(['OPEN', 'APPROVED', 'REJECTED']);
export type MemberRequestStatus = z.infer<typeof MemberRequestStatus>;

/** A step of a request; `at` is ISO text, `note` is the text of the admin who decided. */
const MemberRequestStep = z.object({
  status: MemberRequestStatus,
  at: z.string(),
  by: z.enum(['MEMBER', 'ADMIN']),
  note: z.nullable(z.string()),
});

const raised = {
  id: z.string(),
  status: MemberRequestStatus,
  /** ISO text. */
  createdAt: z.string(),
  /** Oldest step first. */
  history: z.array(MemberRequestStep),
};

/** A request as its member sees it. */
export const MemberRequest = z.discriminatedUnion('kind', [
  z.extend(ParentChange, {
    ...raised,
    /** Null when the wished sponsor no longer exists. */
    sponsorName: z.nullable(z.string()),
  }),
  z.extend(ProfileCorrection, raised),
]);
export type MemberRequest = z.infer<typeof MemberRequest>;

/** A request as an admin sees it, with its member. */
export const RaisedMemberRequest = z.intersection(
  MemberRequest,
  z.object({ member: z.object({ id: z.string(), name: z.string() }) }),
);
export type RaisedMemberRequest = z.infer<typeof RaisedMemberRequest>;

export const listOwnMemberRequests = defineEndpoint({
  operation: 'listOwnRequests',
  summary: "The caller's requests, the newest first, page by page. Requests of other members are not found.",
  base: 'core',
  method: 'GET',
  path: '/requests/user/{userId}',
  policy: 'member',
  params: z.object({ userId: text(64, 'Id') }),
  query: listQuery(['newest']),
  response: { status: 200, body: listResponseBody(MemberRequest) },
  failures: [400, 401, 404],
});

export const listAllMemberRequests = defineEndpoint({
  operation: 'listAllRequests',
  summary: "The requests of all members of one status, or 'all' of them; the newest first, a page at a time.",
  base: 'core',
  method: 'GET',
  path: '/requests/all/{param}',
  policy: 'admin',
  params: z.object({
    param: z.pipe(z.string().check(z.toUpperCase()), z.enum(['ALL', ...MemberRequestStatus.options])),
  }),
  query: listQuery(['newest']),
  response: { status: 200, body: listResponseBody(RaisedMemberRequest) },
  failures: [400, 401, 403, 404],
});

export const raiseMemberRequest = defineEndpoint({
  operation: 'raiseRequest',
  summary: `Raises a request; at most ${MAX_OPEN_MEMBER_REQUESTS} of a member are open at a time.`,
  base: 'core',
  method: 'POST',
  path: '/requests',
  policy: 'member',
  body: NewMemberRequest,
  response: { status: 201, body: dataResponse(MemberRequest) },
  failures: [400, 401, 409, 429],
});

export const approveMemberRequest = defineEndpoint({
  operation: 'approveRequest',
  summary:
    'Approves an open request; a second time by the same admin changes nothing. 409 with the request as it is now when another decision came first.',
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

export const rejectMemberRequest = defineEndpoint({
  operation: 'rejectRequest',
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

export const withdrawMemberRequest = defineEndpoint({
  operation: 'withdrawRequest',
  summary: "Takes an open request of the caller's back; it is gone then.",
  base: 'core',
  method: 'DELETE',
  path: '/requests/{id}',
  policy: 'member',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [401, 404, 409],
});
