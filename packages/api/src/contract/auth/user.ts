import * as z from 'zod/mini';
import { listResponseBody } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery } from '../list-query.ts';
import { StaffArea } from '../staff-area.ts';

/** The roles; an account can have several. Every associate is a MEMBER. */
export const Role = z.enum(['MEMBER', 'STAFF', 'ADMIN']);
export type Role = z.infer<typeof Role>;

/** The kinds of contact of a member. */
export const ContactKind = z.enum(['email', 'phone']);
export type ContactKind = z.infer<typeof ContactKind>;

/** An account as its owner and admins see it (spec section 3); unknown values are null. */
export const User = z.object({
  id: z.string(),
  firstName: z.string(),
  midName: z.nullable(z.string()),
  lastName: z.string(),
  username: z.string(),
  roles: z.array(Role),
  /** The areas that staff may work in, all of them for an administrator; absent for members. */
  rights: z.optional(z.array(StaffArea)),
  gender: z.nullable(z.enum(['MALE', 'FEMALE', 'OTHER'])),
  /** ISO text. */
  dob: z.nullable(z.string()),
  primaryEmail: z.nullable(z.string()),
  /** Ten digits, without the country code. */
  primaryPhone: z.nullable(z.string()),
  alternateEmails: z.array(z.string()),
  alternatePhone: z.array(z.string()),
  imageUrl: z.nullable(z.string()),
  /** The contacts that are not proven yet. A changed one does not work for login until its proof. */
  unproven: z.optional(z.array(ContactKind)),
});
export type User = z.infer<typeof User>;

export const listUsers = defineEndpoint({
  operation: 'listUsers',
  summary:
    'All accounts, the newest first. `search` finds the beginnings of names, user names, mail addresses and mobile numbers.',
  base: 'auth',
  method: 'GET',
  path: '/admin/users/all',
  policy: 'admin',
  query: listQuery(['newest']),
  response: { status: 200, body: listResponseBody(User) },
  failures: [400, 401, 403],
});
