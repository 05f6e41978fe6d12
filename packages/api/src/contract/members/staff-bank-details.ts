import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { PageQuery } from '../list-query.ts';
import { dataResponse, pageResponse } from '../response.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';
import { requiredText } from '../text.ts';
import { BankDetailsEvent, BankDetailsStatus, MaskedBankDetails } from './bank-details.ts';

/** The bank details of a member as staff list them, masked. */
export const MemberBankDetails = z.extend(MaskedBankDetails, {
  /** The account of the member. */
  id: z.string(),
  name: z.string(),
  username: z.string(),
  referralCode: z.string(),
  /** Grows with each change and each decision. */
  version: z.int(),
  /** Whether the account of another member has the same PAN. */
  isPanShared: z.boolean(),
});
export type MemberBankDetails = z.infer<typeof MemberBankDetails>;

/** The bank details of one member in full. */
export const RevealedBankDetails = z.object({
  holder: z.nullable(z.string()),
  accountNumber: z.nullable(z.string()),
  ifsc: z.nullable(z.string()),
  pan: z.string(),
  /** That of the values. */
  version: z.int(),
});
export type RevealedBankDetails = z.infer<typeof RevealedBankDetails>;

/** Why bank details are rejected. */
export const RejectedBankDetails = z.object({
  /** The member can read it. */
  reason: requiredText(300, 'Reason', 'Please give a reason'),
});
export type RejectedBankDetails = z.infer<typeof RejectedBankDetails>;

/** What staff decide about bank details. */
export const BankDetailsDecision = z.discriminatedUnion(
  'status',
  [
    z.object({ status: z.literal('VERIFIED') }),
    z.extend(RejectedBankDetails, { status: z.literal('REJECTED') }),
  ],
  'Choose verified or rejected',
);
export type BankDetailsDecision = z.infer<typeof BankDetailsDecision>;

const MemberParams = z.object({ id: z.uuid('Bank details not found') });

export const listMemberBankDetails = defineEndpoint({
  operation: 'listMemberBankDetails',
  summary:
    'A page of the bank details of members, masked; `search` finds the beginnings of names, user names, mail addresses and mobile numbers, and whole referral codes.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/bank-details',
  policy: 'staff',
  area: 'money',
  query: z.extend(staffListQuery(['newest', 'name']), {
    status: z.optional(z.enum(BankDetailsStatus.options, 'Status must be one of the list')),
  }),
  response: { status: 200, body: staffListBody(MemberBankDetails) },
  failures: [400, 401, 403],
});

export const getMemberBankDetails = defineEndpoint({
  operation: 'getMemberBankDetails',
  summary: 'The bank details of one member, masked.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/bank-details/{id}',
  policy: 'staff',
  area: 'money',
  params: MemberParams,
  response: { status: 200, body: dataResponse(MemberBankDetails) },
  failures: [401, 403, 404],
});

export const revealBankDetails = defineEndpoint({
  operation: 'revealBankDetails',
  summary:
    'The bank details of one member in full. Each call is in the audit; 60 an hour for each member of staff.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/bank-details/{id}/reveal',
  policy: 'staff',
  area: 'money',
  params: MemberParams,
  response: { status: 200, body: dataResponse(RevealedBankDetails) },
  failures: [401, 403, 404, 429],
});

export const decideBankDetails = defineEndpoint({
  operation: 'decideBankDetails',
  summary:
    'Verifies or rejects the bank details of a member, who is notified; 409 when they do not have the version that the caller has seen, when they have no bank account, and for those of the caller.',
  base: 'main',
  method: 'PUT',
  path: '/api/admin/bank-details/{id}/decision',
  policy: 'staff',
  area: 'money',
  params: MemberParams,
  body: z.object({
    /** The version that the caller has seen. */
    version: z.int('Version must be a whole number'),
    decision: BankDetailsDecision,
  }),
  response: { status: 200, body: dataResponse(MemberBankDetails) },
  failures: [400, 401, 403, 404, 409],
});

export const listMemberBankDetailsEvents = defineEndpoint({
  operation: 'listMemberBankDetailsEvents',
  summary: 'A page of the history of the bank details of a member, the newest first; it has no values.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/bank-details/{id}/history',
  policy: 'staff',
  area: 'money',
  params: MemberParams,
  query: PageQuery,
  response: { status: 200, body: pageResponse(BankDetailsEvent) },
  failures: [400, 401, 403, 404],
});
