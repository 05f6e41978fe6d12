import * as z from 'zod/mini';
import { AccountEmail } from '../auth/account-rules.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Language } from '../language.ts';
import { IdParams } from '../list-query.ts';
import { Done, dataResponse } from '../response.ts';
import { StaffArea } from '../staff-area.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';

/** The form of an invitation. */
export const NewInvitation = z.object({
  email: AccountEmail,
  rights: z
    .array(StaffArea)
    .check(z.minLength(1, 'Choose at least one right'), z.maxLength(StaffArea.options.length)),
  /** The language of the mail. */
  language: Language,
});
export type NewInvitation = z.infer<typeof NewInvitation>;

/** An invitation that is neither accepted nor withdrawn; times are ISO text. */
export const StaffInvitation = z.extend(NewInvitation, {
  id: z.string(),
  /** The administrator who sent it. */
  invitedBy: z.string(),
  /** When the newest mail was sent. */
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;

export const listInvitations = defineEndpoint({
  operation: 'listInvitations',
  summary: 'The invitations to staff that are neither accepted nor withdrawn, the newest first.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/staff-invitations',
  policy: 'admin',
  query: staffListQuery(['newest']),
  response: { status: 200, body: staffListBody(StaffInvitation) },
  failures: [400, 401, 403],
});

export const createInvitation = defineEndpoint({
  operation: 'createInvitation',
  summary:
    'Mails a link with which the owner of an address becomes staff with these rights. 409 while the address has an invitation, or belongs to staff.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/staff-invitations',
  policy: 'admin',
  body: NewInvitation,
  response: { status: 201, body: dataResponse(StaffInvitation) },
  failures: [400, 401, 403, 409, 429],
});

export const sendInvitationAgain = defineEndpoint({
  operation: 'sendInvitationAgain',
  summary:
    'Mails a new link, which is valid as long as the first one was; the old link is not valid any more.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/staff-invitations/{id}/send-again',
  policy: 'admin',
  params: IdParams,
  response: { status: 200, body: dataResponse(StaffInvitation) },
  failures: [401, 403, 404, 429],
});

export const withdrawInvitation = defineEndpoint({
  operation: 'withdrawInvitation',
  summary: 'Ends an invitation: its link is not valid any more.',
  base: 'main',
  method: 'DELETE',
  path: '/api/admin/staff-invitations/{id}',
  policy: 'admin',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [401, 403, 404],
});
