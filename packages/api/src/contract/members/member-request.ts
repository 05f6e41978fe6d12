import * as z from 'zod/mini';
import { Done, dataResponse, listResponseBody } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams, listQuery } from '../list-query.ts';
import { requiredText, text } from '../text.ts';
import { ProfileForm } from './profile.ts';

/** The maximum number of open requests of a member. */
export const MAX_OPEN_MEMBER_REQUESTS = 5;

/** The facts of a profile that a correction can change. */
export const CORRECTABLE_FACTS = ['FIRST_NAME', 'LAST_NAME', 'DATE_OF_BIRTH', 'GENDER'] as const;

/** A correction of what members change themselves, because they must prove that it is theirs. */
const OwnChange = z.object({ field: z.enum(['EMAIL', 'PHONE', 'USERNAME']) });

/** What earlier requests could name too, with any text. */
const EARLIER_FACTS = ['NAME', 'EMAIL', 'PHONE', 'USERNAME', 'OTHER'] as const;

const ParentChange = z.object({
  kind: z.literal('PARENT_CHANGE'),
  /** The code of the wished sponsor. */
  referralCode: requiredText(32, 'Referral code', 'Referral code is required'),
  reason: requiredText(500, 'Reason', 'Please give a reason'),
});

/** An ISO date. The server accepts only that of an adult. */
const BirthDate = z
  .string('Please enter the correct details')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Please enter the correct details', abort: true }),
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Date of Birth is not valid'),
  );

/** A correction of one fact; the rules of the correct value are those of the profile. */
const NewProfileCorrection = z.discriminatedUnion(
  'field',
  [
    toCorrection('FIRST_NAME', ProfileForm.shape.firstName),
    toCorrection('LAST_NAME', ProfileForm.shape.lastName),
    toCorrection('DATE_OF_BIRTH', BirthDate),
    toCorrection('GENDER', ProfileForm.shape.gender),
  ],
  {
    error: ({ input }) =>
      OwnChange.safeParse(input).success
        ? 'You can change this yourself in your profile.'
        : 'Choose what we should correct',
  },
);

function toCorrection<const Fact extends string, Value extends z.ZodMiniType>(fact: Fact, value: Value) {
  return z.object({
    kind: z.literal('PROFILE_CORRECTION'),
    field: z.literal(fact),
    /** The correct value. */
    text: value,
  });
}

/** A new request of a member to the company. */
export const NewMemberRequest = z.discriminatedUnion(
  'kind',
  [ParentChange, NewProfileCorrection],
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
  z.object({
    ...raised,
    kind: z.literal('PROFILE_CORRECTION'),
    field: z.enum([...CORRECTABLE_FACTS, ...EARLIER_FACTS]),
    /** The correct value; in an earlier request any text. */
    text: z.string(),
  }),
]);
export type MemberRequest = z.infer<typeof MemberRequest>;

export const listOwnMemberRequests = defineEndpoint({
  operation: 'listOwnMemberRequests',
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

export const raiseMemberRequest = defineEndpoint({
  operation: 'raiseMemberRequest',
  summary: `Raises a request; at most ${MAX_OPEN_MEMBER_REQUESTS} of a member are open at a time.`,
  base: 'core',
  method: 'POST',
  path: '/requests',
  policy: 'member',
  body: NewMemberRequest,
  response: { status: 201, body: dataResponse(MemberRequest) },
  failures: [400, 401, 409, 429],
});

export const withdrawMemberRequest = defineEndpoint({
  operation: 'withdrawMemberRequest',
  summary: "Takes an open request of the caller's back; it is gone then.",
  base: 'core',
  method: 'DELETE',
  path: '/requests/{id}',
  policy: 'member',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [401, 404, 409],
});
