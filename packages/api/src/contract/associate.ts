import * as z from 'zod/mini';
import { dataAnswer } from './answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { text } from './text.ts';

/** Who brings others: what a visitor may know of an associate from a referral link. */
export const Sponsor = z.object({ referralCode: z.string(), name: z.string() });
export type Sponsor = z.infer<typeof Sponsor>;

/** A member's own place in the tree; `joinedAt` is ISO text. */
export const Associate = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  referralCode: z.string(),
  /** Null for who came by himself. */
  sponsor: z.nullable(Sponsor),
  joinedAt: z.string(),
});
export type Associate = z.infer<typeof Associate>;

export const getOwnAssociate = defineEndpoint({
  operation: 'getOwnAssociate',
  summary: "The caller's own associate data; 404 for staff who are no associates.",
  base: 'core',
  method: 'GET',
  path: '/associates/self/data',
  policy: 'member',
  answer: { status: 200, body: dataAnswer(Associate) },
  failures: [401, 404],
});

export const getSponsor = defineEndpoint({
  operation: 'getSponsor',
  summary: 'Whose referral code this is.',
  base: 'core',
  method: 'GET',
  path: '/associates/sponsor/{code}',
  policy: 'public',
  params: z.object({ code: text(32, 'Referral code') }),
  answer: { status: 200, body: dataAnswer(Sponsor) },
  failures: [404, 429],
});
