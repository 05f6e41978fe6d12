import * as z from 'zod/mini';
import { AgreementVersion } from '../auth/account-rules.ts';
import { dataResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { OpenedDocument } from '../opened-document.ts';

/** What an associate accepted; dates are ISO text. */
const AcceptedAgreement = z.object({
  version: z.string(),
  acceptedAt: z.string(),
  /** Until then the associate can withdraw. */
  coolingOffEndsAt: z.string(),
  /** How many days that is, begun ones included; 0 when the time is over. */
  daysLeft: z.int(),
  /** Null while the agreement is in force. */
  withdrawnAt: z.nullable(z.string()),
});

/** The agreement between an associate and the company. */
export const Agreement = z.object({
  /** The version that is valid now. */
  currentVersion: z.string(),
  /** The last version that was accepted; null before the first. */
  accepted: z.nullable(AcceptedAgreement),
});
export type Agreement = z.infer<typeof Agreement>;

export const getAgreement = defineEndpoint({
  operation: 'getAgreement',
  summary: 'Which version of the agreement the caller accepted, and until when they can withdraw.',
  base: 'core',
  method: 'GET',
  path: '/associates/self/agreement',
  policy: 'member',
  response: { status: 200, body: dataResponse(Agreement) },
  failures: [401, 404],
});

export const acceptAgreement = defineEndpoint({
  operation: 'acceptAgreement',
  summary: 'Accepts the version of the agreement that is valid now; accepting it again changes nothing.',
  base: 'core',
  method: 'POST',
  path: '/associates/self/agreement',
  policy: 'member',
  body: z.object({ agreementVersion: AgreementVersion }),
  response: { status: 200, body: dataResponse(Agreement) },
  failures: [400, 401, 404, 409],
});

export const openAgreement = defineEndpoint({
  operation: 'openAgreement',
  summary:
    'An address at which the version that the caller accepted last can be opened as a PDF for five minutes, with the day of the acceptance in it; 404 before an agreement.',
  base: 'core',
  method: 'POST',
  path: '/associates/self/agreement/document',
  policy: 'member',
  response: { status: 200, body: dataResponse(OpenedDocument) },
  failures: [401, 404],
});

export const withdrawAgreement = defineEndpoint({
  operation: 'withdrawAgreement',
  summary: 'Ends the agreement within the cooling-off period; 409 after it, and before an agreement.',
  base: 'core',
  method: 'POST',
  path: '/associates/self/agreement/withdrawal',
  policy: 'member',
  response: { status: 200, body: dataResponse(Agreement) },
  failures: [401, 404, 409],
});
