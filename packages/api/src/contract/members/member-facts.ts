import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { dataResponse } from '../response.ts';
import { requiredText, text } from '../text.ts';
import { ListedMember } from './member.ts';
import { ProfileForm } from './profile.ts';

const { firstName, lastName, primaryEmail, primaryPhone } = ProfileForm.shape;

/** The form in which administrators set the facts of a member; the rules are those of the member's own profile. */
export const MemberFactsForm = z.object({
  firstName,
  lastName,
  /** Empty only for a member without an address. */
  primaryEmail: z.union([z.literal(''), primaryEmail], 'Invalid email'),
  /** Empty only for a member without a number. */
  primaryPhone: z.union([z.literal(''), primaryPhone], 'Enter valid 10-digit phone'),
  /** The member reads it. */
  reason: requiredText(500, 'Reason', 'Please give a reason'),
});
export type MemberFactsForm = z.infer<typeof MemberFactsForm>;

/** The facts as the administrator has seen them; empty for an unknown contact. */
export const KnownFacts = z.object({
  firstName: text(254, 'First name'),
  lastName: text(254, 'Last name'),
  primaryEmail: text(254, 'Email'),
  primaryPhone: text(20, 'Phone'),
});

/** The request to set the facts of a member. */
export const MemberFactsChange = z.extend(MemberFactsForm, { known: KnownFacts });
export type MemberFactsChange = z.infer<typeof MemberFactsChange>;

export const setMemberFacts = defineEndpoint({
  operation: 'setMemberFacts',
  summary:
    'Sets name, mail address and mobile number of another member, who is notified with the reason. A new contact is unproven: it is no way to log in until the member proves it. 409 for the caller, for a contact that another account has proven, and with the member as it is now when it is not as known.',
  base: 'main',
  method: 'PUT',
  path: '/api/admin/members/{id}',
  policy: 'admin',
  params: IdParams,
  body: MemberFactsChange,
  response: { status: 200, body: dataResponse(ListedMember) },
  failures: [400, 401, 403, 404, 409],
});
