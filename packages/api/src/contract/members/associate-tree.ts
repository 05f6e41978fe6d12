import * as z from 'zod/mini';
import { Pagination, pageResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams, PageQuery } from '../list-query.ts';
import { text } from '../text.ts';

/** The page size of a tree when `page` is given without `limit`. */
export const TREE_PAGE = 50;

/** The maximum number of associates that a list or a search of a downline reads, nearest first. */
export const MAX_VISITED = 10_000;

/** The maximum number of levels that it reads. */
export const MAX_LEVELS = 500;

/** One level of a downline: 1 is directly below; absent for all. */
export const TeamLevel = z.optional(
  z.coerce.number('Level must be a number').check(z.int(), z.gte(1), z.lte(MAX_LEVELS)),
);

/** The contact data of an associate; unknown values are null. */
export const ContactData = z.object({
  /** Ten digits, or `98••••••01`. */
  phone: z.nullable(z.string()),
  /** `asha@example.in`, or `a•••@example.in`. */
  email: z.nullable(z.string()),
  /**
   * Whether parts are hidden: those of other associates are, unless they agreed to share. Admins see everything.
   */
  isMasked: z.boolean(),
});
export type ContactData = z.infer<typeof ContactData>;

/** An associate in the tree, as upline and downline may see it; `joinedAt` is ISO text. */
export const TreePerson = z.object({
  id: z.string(),
  userId: z.string(),
  /** The id of the associate directly above; null at the top. */
  parentId: z.nullable(z.string()),
  /** The distance in steps from the requested associate, who has 0. */
  level: z.int(),
  name: z.string(),
  username: z.string(),
  referralCode: z.string(),
  joinedAt: z.string(),
  contact: ContactData,
});
export type TreePerson = z.infer<typeof TreePerson>;

/** An associate in a downline. */
export const TreeNode = z.extend(TreePerson, {
  /** The number of associates directly below: with 0 there is nothing to open. */
  directCount: z.int(),
  /** The number of associates below on all levels. */
  totalCount: z.int(),
});
export type TreeNode = z.infer<typeof TreeNode>;

export const getTree = defineEndpoint({
  operation: 'getTree',
  summary:
    'An associate with a page of their direct members, in the order in which they joined; `total` and `pagination` are those of `children`. Members may open themselves and their team, admins every associate.',
  base: 'core',
  method: 'GET',
  path: '/associates/tree/{id}',
  policy: 'member',
  params: IdParams,
  query: PageQuery,
  response: {
    status: 200,
    body: z.object({
      success: z.literal(true),
      data: z.object({ node: TreeNode, children: z.array(TreeNode) }),
      total: z._default(z.int(), 0),
      pagination: Pagination,
    }),
  },
  failures: [400, 401, 404],
});

export const listTeamMembers = defineEndpoint({
  operation: 'listTeamMembers',
  summary: `A page of an associate's team, level by level; with \`level\` of that level alone (1 is directly below). \`search\` looks through names, user names and referral codes. Reaches the nearest ${MAX_VISITED} in ${MAX_LEVELS} levels; a page beyond is rejected, and a search reports it by \`isComplete\`, but finds a whole user name or referral code anywhere. Members may read their own team and those of its members, admins every team.`,
  base: 'core',
  method: 'GET',
  path: '/associates//downstream/{id}',
  policy: 'member',
  params: IdParams,
  query: z.extend(PageQuery, {
    level: TeamLevel,
    search: z.optional(text(100, 'Search')),
  }),
  response: {
    status: 200,
    body: z.extend(pageResponse(TreeNode), {
      /** False when a search did not reach the end of the downline. */
      isComplete: z.boolean(),
    }),
  },
  failures: [400, 401, 404],
});

export const listUpline = defineEndpoint({
  operation: 'listUpline',
  summary:
    'A page of the upline of an associate, the sponsor first. Members may read their own upline, that of each associate in it, and those of their team; admins every upline.',
  base: 'core',
  method: 'GET',
  path: '/associates//upstream/{id}',
  policy: 'member',
  params: IdParams,
  query: PageQuery,
  response: { status: 200, body: pageResponse(TreePerson) },
  failures: [400, 401, 404],
});

export const listReferred = defineEndpoint({
  operation: 'listReferred',
  summary:
    'A page of those directly below the caller, the newest first; 404 for staff who are no associates.',
  base: 'core',
  method: 'GET',
  path: '/associates/referred/users',
  policy: 'member',
  query: PageQuery,
  response: { status: 200, body: pageResponse(TreeNode) },
  failures: [400, 401, 404],
});
