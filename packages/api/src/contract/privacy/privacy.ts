import * as z from 'zod/mini';
import { OwnerProof, OwnerProofKind } from '../auth/owner-proof.ts';
import { dataResponse } from '../response.ts';
import { DataExport } from './data-export.ts';
import { defineEndpoint } from '../endpoint.ts';

/** The consents of a member, each off by default; messages on orders and on security need no consent. */
const switches = {
  /** Whether upline and downline see the unmasked email address and mobile number. */
  sharesContact: z.boolean(),
  offersByMail: z.boolean(),
  offersBySms: z.boolean(),
};

/** The current consents of a member. */
export const Consents = z.object(switches);
export type Consents = z.infer<typeof Consents>;

/** The privacy settings of a member. */
export const Privacy = z.extend(Consents, {
  /** Null without a password and without a proven contact: the owner cannot delete the account then. */
  deletionProof: z.nullable(OwnerProofKind),
});
export type Privacy = z.infer<typeof Privacy>;

/** The changed consents; absent ones do not change. */
export const ConsentChanges = z
  .partial(z.object(switches))
  .check(
    z.refine(
      (changes) => Object.values(changes).some((given) => given !== undefined),
      'There is nothing to change',
    ),
  );
export type ConsentChanges = z.infer<typeof ConsentChanges>;

export const getConsents = defineEndpoint({
  operation: 'getConsents',
  summary: 'What the caller agreed to, and how they can delete their account.',
  base: 'auth',
  method: 'GET',
  path: '/privacy/consents',
  policy: 'member',
  response: { status: 200, body: dataResponse(Privacy) },
  failures: [401],
});

export const setConsents = defineEndpoint({
  operation: 'setConsents',
  summary: 'Gives or takes back consents, each change with its time; what is absent stays.',
  base: 'auth',
  method: 'PUT',
  path: '/privacy/consents',
  policy: 'member',
  body: ConsentChanges,
  response: { status: 200, body: dataResponse(Privacy) },
  failures: [400, 401, 429],
});

export const exportData = defineEndpoint({
  operation: 'exportData',
  summary: 'Everything that is stored about the caller, in one document.',
  base: 'auth',
  method: 'GET',
  path: '/privacy/export',
  policy: 'member',
  response: { status: 200, body: DataExport },
  failures: [401, 429],
});

export const sendDeletionCode = defineEndpoint({
  operation: 'sendDeletionCode',
  summary:
    "Sends a code for deleting the account to the caller's proven mobile number, or else mail address; while one is out, says how long it is still good.",
  base: 'auth',
  method: 'POST',
  path: '/privacy/delete/send-otp',
  policy: 'member',
  response: { status: 200, body: dataResponse(z.object({ expiresInSeconds: z.int() })) },
  failures: [401, 409, 429, 500],
});

export const deleteAccount = defineEndpoint({
  operation: 'deleteAccount',
  summary:
    "Deletes the caller's account for good, by its password or a code; 409 while an order is under way, or a refund or a payout is due. Data that the tax law requires stays, without names except on invoices.",
  base: 'auth',
  method: 'POST',
  path: '/privacy/delete',
  policy: 'member',
  body: OwnerProof,
  response: { status: 200, body: z.object({ success: z.literal(true) }) },
  failures: [400, 401, 409, 429],
});
