import * as z from 'zod/mini';
import { readDigits } from '../ascii-digits.ts';
import { Username } from '../auth/account-rules.ts';
import { ownerProofFields } from '../auth/owner-proof.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { mailAddress } from '../mail-address.ts';
import { requiredText } from '../text.ts';
import { User } from '../auth/user.ts';

/** How many further contacts of a kind a member can have. */
const MAX_CONTACTS = 3;

/** What a member can set about the own account besides the profile. The further contacts are no way to log in. */
export const AccountDetails = z.object({
  username: Username,
  /** An ISO date of an adult; empty: the stored one stays. */
  dob: z.string().check(z.trim(), z.regex(/^(|\d{4}-\d{2}-\d{2})$/, 'Date of Birth is not valid')),
  alternateEmails: z
    .array(requiredText(254, 'Email', 'Invalid email').check(mailAddress('Invalid email')))
    .check(z.maxLength(MAX_CONTACTS, 'Enter at most 3, with commas between them')),
  /** Ten digits each. */
  alternatePhone: z
    .array(z.string().check(readDigits, z.regex(/^[6-9]\d{9}$/, 'Enter valid 10-digit phone')))
    .check(z.maxLength(MAX_CONTACTS, 'Enter at most 3, with commas between them')),
  /** The password of the account; another username needs it, because it is a login name. */
  password: ownerProofFields.password,
});
export type AccountDetails = z.infer<typeof AccountDetails>;

export const setAccountDetails = defineEndpoint({
  operation: 'setAccountDetails',
  summary: "Sets the caller's username, birth date and further contacts; 409 for a username in use.",
  base: 'auth',
  method: 'PUT',
  path: '/user/{id}/details',
  policy: 'member',
  params: IdParams,
  body: AccountDetails,
  response: { status: 200, body: User },
  failures: [400, 401, 404, 409, 429],
});
