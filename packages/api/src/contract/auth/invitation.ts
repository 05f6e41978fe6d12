import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { User } from './user.ts';
import { dataResponse } from '../response.ts';
import { StaffArea } from '../staff-area.ts';
import { Token } from './auth.ts';

/** What an invitation to staff offers. */
export const OfferedRights = z.object({
  rights: z.array(StaffArea),
  /** ISO text. */
  expiresAt: z.string(),
});
export type OfferedRights = z.infer<typeof OfferedRights>;

export const showInvitation = defineEndpoint({
  operation: 'showInvitation',
  summary:
    'What the invitation of a mailed link offers to the caller. 403 for another address than that of the mail, 409 while the caller has not proven it.',
  base: 'auth',
  method: 'POST',
  path: '/auth/staff-invitation/show',
  policy: 'member',
  body: z.object({ token: Token }),
  response: { status: 200, body: dataResponse(OfferedRights) },
  failures: [400, 401, 403, 409],
});

export const acceptInvitation = defineEndpoint({
  operation: 'acceptInvitation',
  summary:
    'Makes the caller staff with the rights of an invitation, once; the failures are those of showing it.',
  base: 'auth',
  method: 'POST',
  path: '/auth/staff-invitation/accept',
  policy: 'member',
  body: z.object({ token: Token }),
  response: { status: 200, body: dataResponse(User) },
  failures: [400, 401, 403, 409],
});
