import * as z from 'zod/mini';
import { Day } from '../day.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { Done } from '../response.ts';
import { staffListBody, staffListQuery } from '../staff/staff-list.ts';
import { text } from '../text.ts';
import { Sponsor } from './associate.ts';
import { Role, User } from './user.ts';

/** A member in the list of all members; unknown values are null. */
export const ListedMember = z.extend(
  z.pick(User, { id: true, username: true, roles: true, primaryEmail: true, primaryPhone: true }),
  {
    name: z.string(),
    /** Null without a place in the tree. */
    referralCode: z.nullable(z.string()),
    sponsor: z.nullable(Sponsor),
    /** ISO text. */
    joinedAt: z.string(),
  },
);
export type ListedMember = z.infer<typeof ListedMember>;

export const listMembers = defineEndpoint({
  operation: 'listMembers',
  summary:
    'All members that have not deleted their account, a page at a time; by role, the referral code of the sponsor, and the days in India from which and to which they joined, when they are named. The search finds a whole referral code, and the beginnings of names, user names, mail addresses and mobile numbers.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/members',
  policy: 'admin',
  query: z.extend(staffListQuery(['newest']), {
    role: z.optional(z.enum(Role.options, 'Choose a role from the list')),
    /** A referral code, in any case. */
    sponsor: z.optional(text(20, 'Sponsor')),
    /** The first day on which they joined, in India. */
    from: z.optional(Day),
    /** The last day on which they joined, in India. */
    to: z.optional(Day),
  }),
  response: { status: 200, body: staffListBody(ListedMember) },
  failures: [400, 401, 403],
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
