import * as z from 'zod/mini';
import { Done, dataAnswer, listAnswer } from './answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { IdParams, listQuery } from './list-query.ts';
import { requiredText, text } from './text.ts';

/** So many requests of a member can be open at a time. */
export const MOST_OPEN_REQUESTS = 5;

/** What can be asked to be corrected in a profile. */
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
  /** Of the wished sponsor. */
  referralCode: requiredText(32, 'Referral code', 'Referral code is required'),
  reason: requiredText(500, 'Reason', 'Please say why'),
});

const ProfileCorrection = z.object({
  kind: z.literal('PROFILE_CORRECTION'),
  field: z.enum(PROFILE_FIELDS, 'Choose what is to be corrected'),
  /** What it should be, and why. */
  text: requiredText(500, 'Text', 'Please write what it should be'),
});

/** What a member asks of the company. */
export const NewRequest = z.discriminatedUnion(
  'kind',
  [ParentChange, ProfileCorrection],
  'Choose what your request is about',
);
export type NewRequest = z.infer<typeof NewRequest>;

/** What became of a request; one that its member withdraws is gone. */
export const RequestStatus = z.enum(['OPEN', 'APPROVED', 'REJECTED']);
export type RequestStatus = z.infer<typeof RequestStatus>;

/** A step of a request; `at` is ISO text, `note` what the one who decided has to say. */
const RequestStep = z.object({
  status: RequestStatus,
  at: z.string(),
  by: z.enum(['MEMBER', 'ADMIN']),
  note: z.nullable(z.string()),
});

const raised = {
  id: z.string(),
  status: RequestStatus,
  /** ISO text. */
  createdAt: z.string(),
  /** The oldest step first. */
  history: z.array(RequestStep),
};

/** A request as its member sees it. */
export const MemberRequest = z.discriminatedUnion('kind', [
  z.extend(ParentChange, {
    ...raised,
    /** Null when the wished sponsor is no longer there. */
    sponsorName: z.nullable(z.string()),
  }),
  z.extend(ProfileCorrection, raised),
]);
export type MemberRequest = z.infer<typeof MemberRequest>;

/** A request as an admin sees it, with who raised it. */
export const RaisedRequest = z.intersection(
  MemberRequest,
  z.object({ member: z.object({ id: z.string(), name: z.string() }) }),
);
export type RaisedRequest = z.infer<typeof RaisedRequest>;

export const listOwnRequests = defineEndpoint({
  operation: 'listOwnRequests',
  summary: "The caller's requests, the newest first, a page at a time. Anybody else's are not found.",
  base: 'core',
  method: 'GET',
  path: '/requests/user/{userId}',
  policy: 'member',
  params: z.object({ userId: text(64, 'Id') }),
  query: listQuery(['newest']),
  answer: { status: 200, body: listAnswer(MemberRequest) },
  failures: [400, 401, 404],
});

export const listAllRequests = defineEndpoint({
  operation: 'listAllRequests',
  summary: "The requests of all members of one status, or 'all' of them; the newest first, a page at a time.",
  base: 'core',
  method: 'GET',
  path: '/requests/all/{param}',
  policy: 'admin',
  params: z.object({
    param: z.pipe(z.string().check(z.toUpperCase()), z.enum(['ALL', ...RequestStatus.options])),
  }),
  query: listQuery(['newest']),
  answer: { status: 200, body: listAnswer(RaisedRequest) },
  failures: [400, 401, 403, 404],
});

export const raiseRequest = defineEndpoint({
  operation: 'raiseRequest',
  summary: `Raises a request; at most ${MOST_OPEN_REQUESTS} of a member are open at a time.`,
  base: 'core',
  method: 'POST',
  path: '/requests',
  policy: 'member',
  body: NewRequest,
  answer: { status: 201, body: dataAnswer(MemberRequest) },
  failures: [400, 401, 409, 429],
});

export const approveRequest = defineEndpoint({
  operation: 'approveRequest',
  summary: 'Approves an open request and does what it asks for; one that is approved already stays so.',
  base: 'core',
  method: 'PUT',
  path: '/requests/{id}/approve',
  policy: 'admin',
  params: IdParams,
  answer: { status: 200, body: dataAnswer(RaisedRequest) },
  failures: [401, 403, 404, 409],
});

/** Why a request is rejected; its member can read it. */
export const Rejection = z.object({ note: z.optional(text(500, 'Note')) });
export type Rejection = z.infer<typeof Rejection>;

export const rejectRequest = defineEndpoint({
  operation: 'rejectRequest',
  summary: 'Rejects an open request; one that is rejected already stays as it is.',
  base: 'core',
  method: 'PUT',
  path: '/requests/{id}/reject',
  policy: 'admin',
  params: IdParams,
  body: Rejection,
  answer: { status: 200, body: dataAnswer(RaisedRequest) },
  failures: [400, 401, 403, 404, 409],
});

export const withdrawRequest = defineEndpoint({
  operation: 'withdrawRequest',
  summary: "Takes an open request of the caller's back; it is gone then.",
  base: 'core',
  method: 'DELETE',
  path: '/requests/{id}',
  policy: 'member',
  params: IdParams,
  answer: { status: 200, body: Done },
  failures: [401, 404, 409],
});
