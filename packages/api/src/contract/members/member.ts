import * as z from 'zod/mini';
import { Day } from '../day.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { Done, dataResponse } from '../response.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';
import { requiredText, text } from '../text.ts';
import { Sponsor } from './associate.ts';
import { ContactKind, Role, User } from '../auth/user.ts';

/** Since when a member is blocked (ISO text), and why; the reason is for administrators only. */
export const MemberBlock = z.object({ at: z.string(), reason: z.string() });

/** The account that has everything of a merged account now, and since when (ISO text). */
export const MergedInto = z.object({ id: z.string(), name: z.string(), at: z.string() });

/** A member in the list of all members; unknown values are null. */
export const ListedMember = z.extend(
  z.pick(User, {
    id: true,
    username: true,
    firstName: true,
    lastName: true,
    roles: true,
    primaryEmail: true,
    primaryPhone: true,
  }),
  {
    name: z.string(),
    /** Null without a place in the tree. */
    referralCode: z.nullable(z.string()),
    sponsor: z.nullable(Sponsor),
    /** The contacts that are not proven yet. */
    unproven: z.array(ContactKind),
    /** ISO text. */
    joinedAt: z.string(),
    /** Null for a member that can log in. */
    block: z.nullable(MemberBlock),
    /** Only of an account that ended by a merge, which no list has. */
    merged: z.optional(MergedInto),
  },
);
export type ListedMember = z.infer<typeof ListedMember>;

export const listMembers = defineEndpoint({
  operation: 'listMembers',
  summary:
    'All members that have not deleted their account, a page at a time; by role, status, the referral code or the mobile number of the sponsor, and the days in India from which and to which they joined, when they are named. The search finds a whole referral code, and the beginnings of names, user names, mail addresses and mobile numbers; one that finds very many lists the first 1000, and `isCapped` says that more match.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/members',
  policy: 'admin',
  query: z.extend(staffListQuery(['newest']), {
    role: z.optional(z.enum(Role.options, 'Choose a role from the list')),
    status: z.optional(z.enum(['ACTIVE', 'BLOCKED'], 'Choose a status from the list')),
    /** A referral code, in any case, or a mobile number. */
    sponsor: z.optional(text(20, 'Sponsor')),
    /** The first day on which they joined, in India. */
    from: z.optional(Day),
    /** The last day on which they joined, in India. */
    to: z.optional(Day),
  }),
  response: { status: 200, body: staffListBody(ListedMember) },
  failures: [400, 401, 403],
});

export const getMember = defineEndpoint({
  operation: 'getMember',
  summary: 'One member that has not deleted the account, or an account that was merged with another one.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/members/{id}',
  policy: 'admin',
  params: IdParams,
  response: { status: 200, body: dataResponse(ListedMember) },
  failures: [401, 403, 404],
});

/** The form of a block. */
export const BlockForm = z.object({ reason: requiredText(500, 'Reason', 'Please give a reason') });
export type BlockForm = z.infer<typeof BlockForm>;

export const blockMember = defineEndpoint({
  operation: 'blockMember',
  summary:
    'Blocks another member: all sessions end at once, and each login is a 403 with a sentence that says what to do. 409 for the caller, and 409 with the member as it is now when it is blocked already.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/members/{id}/block',
  policy: 'admin',
  params: IdParams,
  body: BlockForm,
  response: { status: 200, body: dataResponse(ListedMember) },
  failures: [400, 401, 403, 404, 409],
});

export const unblockMember = defineEndpoint({
  operation: 'unblockMember',
  summary: 'Lets a blocked member log in again; a member that is not blocked stays as it is.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/members/{id}/unblock',
  policy: 'admin',
  params: IdParams,
  response: { status: 200, body: dataResponse(ListedMember) },
  failures: [401, 403, 404],
});

export const endMemberSessions = defineEndpoint({
  operation: 'endMemberSessions',
  summary: 'Ends all sessions of another member: their tokens are invalid at once. 409 for the caller.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/members/{id}/end-sessions',
  policy: 'admin',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [401, 403, 404, 409],
});

export const deleteMember = defineEndpoint({
  operation: 'deleteMember',
  summary:
    "Deletes the account of another member who has asked for it, as the member's own deletion does. 409 for the caller, for staff, and while an order is in progress or a refund is due.",
  base: 'main',
  method: 'DELETE',
  path: '/api/admin/members/{id}',
  policy: 'admin',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [401, 403, 404, 409],
});
