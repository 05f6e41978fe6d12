import * as z from 'zod/mini';
import { Pagination, pageAnswer } from './answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { IdParams, pageQuery } from './list-query.ts';
import { text } from './text.ts';

/** How many of a tree are answered at a time unless asked otherwise. */
const TREE_PAGE = 50;

/** A list and a search of a downline go through so many associates, those nearest first. */
export const MOST_WALKED = 10_000;

/** And through so many levels. */
export const MOST_LEVELS = 500;

/** How to reach somebody; what is not known is null. */
export const ContactData = z.object({
  /** Ten digits, or `98••••••01`. */
  phone: z.nullable(z.string()),
  /** `asha@example.in`, or `a•••@example.in`. */
  email: z.nullable(z.string()),
  /** Whether parts are left out: of others', unless they agreed to share. Admins see everything. */
  isMasked: z.boolean(),
});
export type ContactData = z.infer<typeof ContactData>;

/** Somebody in the tree, as those above and below may know them; `joinedAt` is ISO text. */
export const TreePerson = z.object({
  id: z.string(),
  userId: z.string(),
  /** The id of the associate directly above; null at the top. */
  parentId: z.nullable(z.string()),
  /** Steps away from the associate who was asked for, who has 0. */
  level: z.int(),
  name: z.string(),
  username: z.string(),
  referralCode: z.string(),
  joinedAt: z.string(),
  contact: ContactData,
});
export type TreePerson = z.infer<typeof TreePerson>;

/** Somebody in a downline. */
export const TreeNode = z.extend(TreePerson, {
  /** How many are directly below: with 0 there is nothing to open. */
  directCount: z.int(),
  /** How many are below on all levels. */
  totalCount: z.int(),
});
export type TreeNode = z.infer<typeof TreeNode>;

export const getTree = defineEndpoint({
  operation: 'getTree',
  summary:
    'An associate with a page of those directly below, in the order in which they joined; `pagination` is that of `children`. Members may open themselves and their downline, admins anybody.',
  base: 'core',
  method: 'GET',
  path: '/associates/tree/{id}',
  policy: 'member',
  params: IdParams,
  query: pageQuery(TREE_PAGE),
  answer: {
    status: 200,
    body: z.object({
      success: z.literal(true),
      data: z.object({ node: TreeNode, children: z.array(TreeNode) }),
      pagination: Pagination,
    }),
  },
  failures: [400, 401, 404],
});

export const listDownline = defineEndpoint({
  operation: 'listDownline',
  summary: `A page of an associate's downline, level by level; with \`level\` of that level alone (1 is directly below). \`search\` looks through names, user names and referral codes. Reaches the nearest ${MOST_WALKED} in ${MOST_LEVELS} levels; a page beyond is refused, and a search says so by \`isComplete\`, but finds a whole user name or referral code anywhere. Members may read their own and those of their downline, admins anybody's.`,
  base: 'core',
  method: 'GET',
  path: '/associates//downstream/{id}',
  policy: 'member',
  params: IdParams,
  query: z.extend(pageQuery(TREE_PAGE), {
    level: z.optional(z.coerce.number('level must be a number').check(z.int(), z.gte(1), z.lte(MOST_LEVELS))),
    search: z.optional(text(100, 'Search')),
  }),
  answer: {
    status: 200,
    body: z.extend(pageAnswer(TreeNode), {
      /** False when a search did not get to the end of the downline. */
      isComplete: z.boolean(),
    }),
  },
  failures: [400, 401, 404],
});

export const listUpline = defineEndpoint({
  operation: 'listUpline',
  summary:
    "A page of those above an associate, the sponsor first. Members may read their own upline, that of anybody in it, and that of their downline; admins anybody's.",
  base: 'core',
  method: 'GET',
  path: '/associates//upstream/{id}',
  policy: 'member',
  params: IdParams,
  query: pageQuery(TREE_PAGE),
  answer: { status: 200, body: pageAnswer(TreePerson) },
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
  query: pageQuery(TREE_PAGE),
  answer: { status: 200, body: pageAnswer(TreeNode) },
  failures: [400, 401, 404],
});
