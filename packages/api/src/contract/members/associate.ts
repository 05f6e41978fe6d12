import * as z from 'zod/mini';
import { dataResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { text } from '../text.ts';

/** A sponsor. Visitors see the first name and the first letter of the last name, the associates below see both. */
export const Sponsor = z.object({ referralCode: z.string(), name: z.string() });
export type Sponsor = z.infer<typeof Sponsor>;

/** A member's own place in the tree; `joinedAt` is ISO text. */
export const Associate = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  referralCode: z.string(),
  /** Null without a sponsor. */
  sponsor: z.nullable(Sponsor),
  joinedAt: z.string(),
  /** The number of associates directly below. */
  directCount: z.int(),
  /** The number of associates below on all levels. */
  totalCount: z.int(),
  /** Whether upline and downline see the unmasked email address and mobile number. */
  sharesContact: z.boolean(),
});
export type Associate = z.infer<typeof Associate>;

/** {@link Associate} as the member reads it. */
export const OwnAssociate = z.extend(Associate, {
  /**
   * Whether the associate accepted an older version of the agreement than the one that is valid now, and has not
   * withdrawn.
   */
  isAgreementOutdated: z.boolean(),
});
export type OwnAssociate = z.infer<typeof OwnAssociate>;

/** A custom referral code; stored in upper case. */
export const ReferralCode = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[A-Za-z0-9]{4,20}$/, 'Referral code should have 4 to 20 letters and digits'),
    z.toUpperCase(),
  );

/** The changes to an associate; absent fields do not change. `changeParent` changes the place in the tree. */
export const AssociateChanges = z
  .object({
    /** Only the associate can change it. */
    sharesContact: z.optional(z.boolean()),
    /** Only admins can change it. Links with the old code go on working. */
    referralCode: z.optional(ReferralCode),
  })
  .check(
    z.refine(
      ({ sharesContact, referralCode }) => sharesContact !== undefined || referralCode !== undefined,
      'There is nothing to change',
    ),
  );
export type AssociateChanges = z.infer<typeof AssociateChanges>;

export const updateAssociate = defineEndpoint({
  operation: 'updateAssociate',
  summary:
    'Changes an associate, by the id of the user or of the associate: members say of themselves whether they share their contact, admins give referral codes.',
  base: 'core',
  method: 'PUT',
  path: '/associates/{id}',
  policy: 'member',
  params: IdParams,
  body: AssociateChanges,
  response: { status: 200, body: dataResponse(Associate) },
  failures: [400, 401, 403, 404, 409],
});

export const getOwnAssociate = defineEndpoint({
  operation: 'getOwnAssociate',
  summary: "The caller's own associate data; 404 for staff who are no associates.",
  base: 'core',
  method: 'GET',
  path: '/associates/self/data',
  policy: 'member',
  response: { status: 200, body: dataResponse(OwnAssociate) },
  failures: [401, 404],
});

export const getSponsor = defineEndpoint({
  operation: 'getSponsor',
  summary: 'Whose referral code this is, or was.',
  base: 'core',
  method: 'GET',
  path: '/associates/sponsor/{code}',
  policy: 'public',
  params: z.object({ code: text(32, 'Referral code') }),
  response: { status: 200, body: dataResponse(Sponsor) },
  failures: [404, 429],
});
