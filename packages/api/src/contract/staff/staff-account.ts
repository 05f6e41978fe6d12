import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { Done, dataResponse } from '../response.ts';
import { StaffArea } from '../staff-area.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';

/** The roles of staff. An administrator has all rights. */
export const StaffRole = z.enum(['STAFF', 'ADMIN'], 'Choose a role from the list');
export type StaffRole = z.infer<typeof StaffRole>;

/** The areas that a member of staff may work in. */
const Rights = z.array(StaffArea).check(z.maxLength(StaffArea.options.length));

/** What a member of staff may do. The rights of an administrator are not stored. */
export const StaffAccess = z.object({ role: StaffRole, rights: Rights });
export type StaffAccess = z.infer<typeof StaffAccess>;

/** An account of staff, for administrators. */
export const StaffAccount = z.extend(StaffAccess, {
  id: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  /** Whether it is the account of the caller, which another administrator changes. */
  isOwn: z.boolean(),
  isBlocked: z.boolean(),
  /** The beginning of the last login; ISO text; null before the first. */
  lastLoginAt: z.nullable(z.string()),
  /** Whether an authenticator app is set up. */
  hasSecondFactor: z.boolean(),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

export const listStaffAccounts = defineEndpoint({
  operation: 'listStaffAccounts',
  summary:
    'The accounts with a role of staff, by name; by a part of the name, user name or address when a search is given. With `area`, those that can work in it now: they have the right to it and are not blocked.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/staff-accounts',
  policy: 'admin',
  query: z.extend(staffListQuery(['name', 'lastLogin']), {
    role: z.optional(StaffRole),
    area: z.optional(StaffArea),
  }),
  response: { status: 200, body: staffListBody(StaffAccount) },
  failures: [400, 401, 403],
});

export const setStaffAccess = defineEndpoint({
  operation: 'setStaffAccess',
  summary:
    'Changes what another member of staff may do, from the next call on. 409 for the caller, and 409 with the account as it is now when `known` is not what it may do.',
  base: 'main',
  method: 'PUT',
  path: '/api/admin/staff-accounts/{id}',
  policy: 'admin',
  params: IdParams,
  body: z.extend(StaffAccess, {
    /** What the caller read before the change; without it, the last change wins. */
    known: z.optional(StaffAccess),
  }),
  response: { status: 200, body: dataResponse(StaffAccount) },
  failures: [400, 401, 403, 404, 409],
});

export const removeStaffAccount = defineEndpoint({
  operation: 'removeStaffAccount',
  summary:
    'Takes the roles of staff from another account and ends its sessions; the account itself stays. 409 for the caller.',
  base: 'main',
  method: 'DELETE',
  path: '/api/admin/staff-accounts/{id}',
  policy: 'admin',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [401, 403, 404, 409],
});
