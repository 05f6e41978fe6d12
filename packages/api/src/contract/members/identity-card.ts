import * as z from 'zod/mini';
import { dataResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { OpenedDocument } from '../opened-document.ts';
import { text } from '../text.ts';

/** What an identity card says of an associate to anyone who checks it; `joinedAt` is ISO text. */
export const CheckedCard = z.object({
  /** First and last name, as on the card. */
  name: z.string(),
  /** The number of the card: `PGM-A-000123`. */
  number: z.string(),
  joinedAt: z.string(),
  /** False after a withdrawal from the agreement. */
  isActive: z.boolean(),
});
export type CheckedCard = z.infer<typeof CheckedCard>;

/** The identity card of an associate, as its owner sees it. */
export const IdentityCard = z.extend(CheckedCard, {
  /** The photo of the profile; null without one. */
  imageUrl: z.nullable(z.string()),
  /** The secret part of the address at which anyone with the card can check it. */
  code: z.string(),
});
export type IdentityCard = z.infer<typeof IdentityCard>;

export const issueIdentityCard = defineEndpoint({
  operation: 'issueIdentityCard',
  summary:
    "The caller's identity card, which is issued if there is none yet; 404 for staff who are no associates.",
  base: 'core',
  method: 'PUT',
  path: '/associates/self/identity-card',
  policy: 'member',
  response: { status: 200, body: dataResponse(IdentityCard) },
  failures: [401, 404],
});

export const openIdentityCard = defineEndpoint({
  operation: 'openIdentityCard',
  summary:
    "An address at which the caller's identity card can be opened as a PDF for five minutes; 409 after a withdrawal from the agreement.",
  base: 'core',
  method: 'POST',
  path: '/associates/self/identity-card/document',
  policy: 'member',
  response: { status: 200, body: dataResponse(OpenedDocument) },
  failures: [401, 404, 409],
});

export const checkIdentityCard = defineEndpoint({
  operation: 'checkIdentityCard',
  summary:
    'What the identity card with this code says; 404 for a code that does not exist, and for the card of a member who is blocked or deleted.',
  base: 'core',
  method: 'GET',
  path: '/associates/identity-card/{code}',
  policy: 'public',
  params: z.object({ code: text(40, 'Code') }),
  response: { status: 200, body: dataResponse(CheckedCard) },
  failures: [404, 429],
});
