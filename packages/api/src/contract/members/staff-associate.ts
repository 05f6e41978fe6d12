import * as z from 'zod/mini';
import { AccountEmail, MobileNumber, PersonName } from '../auth/account-rules.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams, PageQuery } from '../list-query.ts';
import { dataResponse, pageResponse } from '../response.ts';
import { text } from '../text.ts';
import { Associate, ReferralCode, Sponsor } from './associate.ts';
import { TreeNode } from './associate-tree.ts';
import { ParentProposal, PastParentChange } from './parent-proposal.ts';

const place = {
  /** The sponsor, by the id of the user or of the associate; absent or null: no sponsor. */
  parentId: z.optional(z.nullable(z.uuid('No associate has this id'))),
  /** Random when absent. */
  referralCode: z.optional(ReferralCode),
};

/** The data that gives an account a place in the tree. */
export const NewAssociate = z.object({
  /** An account without a place in the tree. */
  userId: z.uuid('No account has this id'),
  ...place,
});
export type NewAssociate = z.infer<typeof NewAssociate>;

/**
 * A person who joins on paper and has no account yet. The first code to the mobile number proves that it is theirs, and logs
 * them in.
 */
export const PaperAssociate = z.object({
  name: PersonName,
  /** A number that gets codes. */
  mobile: MobileNumber,
  /** Not proven either. */
  email: z.optional(AccountEmail),
  ...place,
});
export type PaperAssociate = z.infer<typeof PaperAssociate>;

/** An associate in the list of all associates. */
export const ListedAssociate = z.extend(z.omit(TreeNode, { level: true }), {
  sponsor: z.nullable(Sponsor),
  /** The change of parent that waits for another admin; null when there is none. */
  proposal: z.nullable(ParentProposal),
  /** The last {@link MAX_PAST_CHANGES} changes of parent, the newest first. */
  changes: z.array(PastParentChange),
});
export type ListedAssociate = z.infer<typeof ListedAssociate>;

export const listAssociates = defineEndpoint({
  operation: 'listAssociates',
  summary:
    "A page of all associates, the newest first; `search` finds the beginnings of names, user names, referral codes, mail addresses and mobile numbers, and whole former codes. A search that finds very many lists the first 1000; `isCapped` says that more match. `waiting` with 'true' lists those with a change of parent that waits for approval.",
  base: 'core',
  method: 'GET',
  path: '/associates',
  policy: 'admin',
  query: z.extend(PageQuery, {
    search: z.optional(text(100, 'Search')),
    waiting: z.optional(z.literal('true', 'Waiting must be true')),
  }),
  response: {
    status: 200,
    body: z.extend(pageResponse(ListedAssociate), {
      /** Whether a search found more than it lists. */
      isCapped: z.optional(z.boolean()),
    }),
  },
  failures: [400, 401, 403],
});

export const getAssociate = defineEndpoint({
  operation: 'getAssociate',
  summary: 'One associate as the list of all shows it, by the id of the associate or of the user.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/associates/{id}',
  policy: 'admin',
  params: IdParams,
  response: { status: 200, body: dataResponse(ListedAssociate) },
  failures: [401, 403, 404],
});

export const createAssociate = defineEndpoint({
  operation: 'createAssociate',
  summary:
    'Gives an account that has none a place in the tree, below a sponsor or at the top; 409 when it has one or the code is taken. Without `userId` it makes the account too, for a person who joins on paper; 409 when the mobile number belongs to another account.',
  base: 'core',
  method: 'POST',
  path: '/associates',
  policy: 'staff',
  area: 'people',
  body: z.union([NewAssociate, PaperAssociate]),
  response: { status: 200, body: dataResponse(Associate) },
  failures: [400, 401, 403, 409],
});
