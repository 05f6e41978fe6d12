import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { dataResponse } from '../response.ts';
import { requiredText } from '../text.ts';

/** What a merge of two accounts moves to the account that stays. */
export const MergedThing = z.enum([
  'orders',
  'pastOrders',
  'points',
  'payouts',
  'bankDetails',
  'team',
  'leads',
  'addresses',
  'wishlist',
  'cart',
  'restockRequests',
  'reviews',
  'productQuestions',
  'requests',
  'grievances',
  'notifications',
]);
export type MergedThing = z.infer<typeof MergedThing>;

/** The ways to log in to the account that ends. */
export const MergedLogin = z.enum(['mobile', 'email', 'google', 'password']);
export type MergedLogin = z.infer<typeof MergedLogin>;

/** One of the two accounts; unknown values are null. */
export const MergeParty = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  /** Null without a place in the tree. */
  referralCode: z.nullable(z.string()),
  primaryPhone: z.nullable(z.string()),
  primaryEmail: z.nullable(z.string()),
  /** ISO text. */
  joinedAt: z.string(),
  /** The number of associates below. */
  teamSize: z.int(),
});
export type MergeParty = z.infer<typeof MergeParty>;

/** What a merge does, or has done. */
export const MergeEffects = z.object({
  stays: MergeParty,
  ends: MergeParty,
  /** What there is to move. `leftOut` is what the account that stays has already, or has no room for. */
  things: z.array(z.object({ thing: MergedThing, moved: z.int(), leftOut: z.int() })),
  /** The ways to log in that the account that ends has, and whether each moves or ends. */
  logins: z.array(z.object({ login: MergedLogin, moves: z.boolean() })),
  /** How the account that ends stands to the other one in the tree: then the team or the account moves up. */
  place: z.enum(['above', 'below', 'elsewhere']),
});
export type MergeEffects = z.infer<typeof MergeEffects>;

export const previewMerge = defineEndpoint({
  operation: 'previewMerge',
  summary:
    'What a merge with another account of the same person would do; nothing changes. Without `staysId` the server chooses the account that stays: the upper one in the tree, else the one with a team, else the older one. 409 with a sentence when it is not possible.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/members/{id}/merge',
  policy: 'admin',
  params: IdParams,
  query: z.object({
    otherId: z.uuid('Choose an account from the list'),
    staysId: z.optional(z.uuid('Choose the account that stays')),
  }),
  response: { status: 200, body: dataResponse(MergeEffects) },
  failures: [400, 401, 403, 404, 409],
});

/** The order to merge two accounts. */
export const MergeForm = z.object({
  otherId: z.uuid('Choose an account from the list'),
  /** One of the two. */
  staysId: z.uuid('Choose the account that stays'),
  /** For administrators only. */
  reason: requiredText(500, 'Reason', 'Please give a reason'),
});
export type MergeForm = z.infer<typeof MergeForm>;

export const mergeAccounts = defineEndpoint({
  operation: 'mergeAccounts',
  summary:
    'Merges two accounts of one person for good: one stays, the other one ends, and all sessions of both end. 409 with a sentence when it is not possible.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/members/{id}/merge',
  policy: 'admin',
  params: IdParams,
  body: MergeForm,
  response: { status: 200, body: dataResponse(MergeEffects) },
  failures: [400, 401, 403, 404, 409],
});
