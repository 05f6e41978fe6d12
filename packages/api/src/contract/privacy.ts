import * as z from 'zod/mini';
import { Otp } from './account-rules.ts';
import { dataAnswer } from './answer.ts';
import { DataExport } from './data-export.ts';
import { defineEndpoint } from './endpoint.ts';

/** What a member can agree to, each off until they do; messages on orders and on security need no consent. */
const switches = {
  /** Whether upline and downline see mail address and mobile number as they are. */
  sharesContact: z.boolean(),
  offersByMail: z.boolean(),
  offersBySms: z.boolean(),
};

/** How an account can show that it is really its owner who deletes it: by its password, or by a code that is sent. */
export const DeletionProof = z.enum(['PASSWORD', 'SMS', 'MAIL']);
export type DeletionProof = z.infer<typeof DeletionProof>;

/** What a member agreed to. */
export const Consents = z.object(switches);
export type Consents = z.infer<typeof Consents>;

/** What a member can say about their data. */
export const Privacy = z.extend(Consents, {
  /** Null where there is neither a password nor a proven contact: the account can't be deleted by its owner then. */
  deletionProof: z.nullable(DeletionProof),
});
export type Privacy = z.infer<typeof Privacy>;

/** The switches that were moved; what is absent stays. */
export const ConsentChanges = z
  .partial(z.object(switches))
  .check(
    z.refine(
      (changes) => Object.values(changes).some((given) => given !== undefined),
      'There is nothing to change',
    ),
  );
export type ConsentChanges = z.infer<typeof ConsentChanges>;

/** By what an account's owner deletes it; one of both. */
export const AccountDeletion = z
  .object({
    password: z.optional(z.string().check(z.maxLength(128, 'Password must be at most 128 characters'))),
    otp: z.optional(Otp),
  })
  .check(
    z.refine(({ password, otp }) => Boolean(password ?? otp), {
      path: ['password'],
      error: 'Password is required',
    }),
  );
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const getConsents = defineEndpoint({
  operation: 'getConsents',
  summary: 'What the caller agreed to, and how they can delete their account.',
  base: 'auth',
  method: 'GET',
  path: '/privacy/consents',
  policy: 'member',
  answer: { status: 200, body: dataAnswer(Privacy) },
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
  answer: { status: 200, body: dataAnswer(Privacy) },
  failures: [400, 401, 429],
});

export const exportData = defineEndpoint({
  operation: 'exportData',
  summary: 'Everything that is stored about the caller, in one document.',
  base: 'auth',
  method: 'GET',
  path: '/privacy/export',
  policy: 'member',
  answer: { status: 200, body: DataExport },
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
  answer: { status: 200, body: dataAnswer(z.object({ expiresInSeconds: z.int() })) },
  failures: [401, 409, 429, 500],
});

export const deleteAccount = defineEndpoint({
  operation: 'deleteAccount',
  summary:
    "Deletes the caller's account for good, by its password or a code; 409 while an order is under way or a refund is due. What the tax law wants kept stays, nameless but for the invoices.",
  base: 'auth',
  method: 'POST',
  path: '/privacy/delete',
  policy: 'member',
  body: AccountDeletion,
  answer: { status: 200, body: z.object({ success: z.literal(true) }) },
  failures: [400, 401, 409, 429],
});
