import * as z from 'zod/mini';
import { readDigits } from '../ascii-digits.ts';
import { ownerProofFields } from '../auth/owner-proof.ts';
import { defineEndpoint } from '../endpoint.ts';
import { PageQuery } from '../list-query.ts';
import { dataResponse, pageResponse } from '../response.ts';
import { filledText } from '../text.ts';

/** Spaces and hyphens do not count where a number or a code is typed as it is printed. */
const printed = (max: number, label: string, required: string) =>
  z.pipe(
    filledText(max, label, required),
    z.string().check(
      readDigits,
      z.overwrite((value) => value.replaceAll(/[\s-]/g, '').toUpperCase()),
    ),
  );

const AccountNumber = z.pipe(
  printed(40, 'Account number', 'Account number is required'),
  z.string().check(z.regex(/^\d{9,18}$/, 'An account number has 9 to 18 digits')),
);

/** The permanent account number of the income tax; its fourth letter says what kind of person it belongs to. */
export const Pan = z.pipe(
  printed(20, 'PAN', 'PAN is required'),
  z
    .string()
    .check(z.regex(/^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/, 'Write the PAN in this format: ABCPE1234F')),
);

const fields = {
  /** The name of the account holder, as the bank knows it. */
  holder: filledText(100, 'Account holder', 'Account holder is required'),
  accountNumber: AccountNumber,
  /** The same number, typed again: a transfer to another account is lost. */
  repeatedNumber: printed(40, 'Account number', 'Type the account number again'),
  /** The code of the branch: four letters of the bank, 0, and six letters or digits. */
  ifsc: z.pipe(
    printed(20, 'IFSC', 'IFSC is required'),
    z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'Write the IFSC in this format: SBIN0001234')),
  ),
  pan: Pan,
};

const sameNumber = z.refine<Readonly<Record<'accountNumber' | 'repeatedNumber', string>>>(
  ({ accountNumber, repeatedNumber }) => repeatedNumber === accountNumber,
  { path: ['repeatedNumber'], error: 'The account numbers are different' },
);

/** The form with the bank account and the PAN of an associate. */
export const BankDetailsForm = z.object(fields).check(sameNumber);
export type BankDetailsForm = z.infer<typeof BankDetailsForm>;

/** The request to set them; the proof shows that the owner of the account does it. */
export const BankDetailsChange = z.object({ ...fields, ...ownerProofFields }).check(sameNumber);

/**
 * `INCOMPLETE`: only the PAN is known, from an import. `UNVERIFIED`: staff have not looked at them yet. A change makes
 * verified and rejected details unverified.
 */
export const BankDetailsStatus = z.enum(['INCOMPLETE', 'UNVERIFIED', 'VERIFIED', 'REJECTED']);
export type BankDetailsStatus = z.infer<typeof BankDetailsStatus>;

/** The bank account and the PAN of an associate, masked: `••••1234`, `SBIN•••••••`, `ABC••••••F`. */
export const MaskedBankDetails = z.object({
  /** Null while only the PAN is known. */
  holder: z.nullable(z.string()),
  accountNumber: z.nullable(z.string()),
  ifsc: z.nullable(z.string()),
  pan: z.string(),
  status: BankDetailsStatus,
  /** Why they were rejected; null otherwise. */
  reason: z.nullable(z.string()),
  /** ISO text. */
  changedAt: z.string(),
});
export type MaskedBankDetails = z.infer<typeof MaskedBankDetails>;

/** What a change of bank details can be about. */
export const BankDetailsField = z.enum(['HOLDER', 'ACCOUNT_NUMBER', 'IFSC', 'PAN']);
export type BankDetailsField = z.infer<typeof BankDetailsField>;

/** An entry in the history of bank details: what changed and when, without any value. */
export const BankDetailsEvent = z.object({
  id: z.string(),
  /** `CHANGED` by the member, `IMPORTED` by staff, or a decision of staff. */
  kind: z.enum(['CHANGED', 'IMPORTED', 'VERIFIED', 'REJECTED']),
  /** What changed; empty for a decision. */
  fields: z.array(BankDetailsField),
  /** Why they were rejected; null otherwise. */
  reason: z.nullable(z.string()),
  /** ISO text. */
  at: z.string(),
});
export type BankDetailsEvent = z.infer<typeof BankDetailsEvent>;

export const getBankDetails = defineEndpoint({
  operation: 'getBankDetails',
  summary:
    "The caller's bank account and PAN, masked, and whether staff have verified them; null before they are entered. 404 for staff who are no associates.",
  base: 'main',
  method: 'GET',
  path: '/api/bank-details',
  policy: 'member',
  response: { status: 200, body: dataResponse(z.nullable(MaskedBankDetails)) },
  failures: [401, 404],
});

export const setBankDetails = defineEndpoint({
  operation: 'setBankDetails',
  summary:
    "Sets the caller's bank account and PAN, by the password or a code, and reports the change to the caller by mail or SMS; staff verify them again.",
  base: 'main',
  method: 'PUT',
  path: '/api/bank-details',
  policy: 'member',
  body: BankDetailsChange,
  response: { status: 200, body: dataResponse(MaskedBankDetails) },
  failures: [400, 401, 404, 409, 429],
});

export const sendBankDetailsCode = defineEndpoint({
  operation: 'sendBankDetailsCode',
  summary:
    "Sends a code for setting the bank details to the caller's proven mobile number, or else mail address; while one is out, says how long it is still good.",
  base: 'main',
  method: 'POST',
  path: '/api/bank-details/code',
  policy: 'member',
  response: { status: 200, body: dataResponse(z.object({ expiresInSeconds: z.int() })) },
  failures: [401, 404, 409, 429, 500],
});

export const listBankDetailsEvents = defineEndpoint({
  operation: 'listBankDetailsEvents',
  summary: "A page of the history of the caller's bank details, the newest first; it has no values.",
  base: 'main',
  method: 'GET',
  path: '/api/bank-details/history',
  policy: 'member',
  query: PageQuery,
  response: { status: 200, body: pageResponse(BankDetailsEvent) },
  failures: [400, 401, 404],
});
