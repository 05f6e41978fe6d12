import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { PageQuery } from '../list-query.ts';
import { pageResponse } from '../response.ts';
import { MAX_VISITED, TeamLevel } from './associate-tree.ts';

/** What an associate of the team did in a month. It has no contact. */
export const TeamActivity = z.object({
  id: z.string(),
  name: z.string(),
  referralCode: z.string(),
  /** 1 is directly below the caller. */
  level: z.int(),
  /** The points that were confirmed in the month, in India, less what corrections took away in it; what expires later is not taken away. */
  points: z.int(),
  /** The day of the last order in this shop, in India, whenever it was: `2026-11-21`; null without one. Cancelled and returned orders do not count. */
  lastOrderOn: z.nullable(z.string()),
  /** Whether such an order was placed in the month. */
  isActive: z.boolean(),
});
export type TeamActivity = z.infer<typeof TeamActivity>;

/** Which part of the team, in which month. */
const TeamActivityFilter = z.object({
  level: TeamLevel,
  /** `2026-11`; default: the current one in India. */
  month: z.optional(
    z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Enter the month in this format: 2026-09')),
  ),
});

export const listTeamActivity = defineEndpoint({
  operation: 'listTeamActivity',
  summary: `A page of the caller's team, level by level, with points, last order and activity in a month. Reaches the nearest ${MAX_VISITED}; 404 for staff who are no associates.`,
  base: 'core',
  method: 'GET',
  path: '/associates/self/team',
  policy: 'member',
  query: z.extend(TeamActivityFilter, PageQuery.shape),
  response: { status: 200, body: pageResponse(TeamActivity) },
  failures: [400, 401, 404],
});

export const getTeamActivityFile = defineEndpoint({
  operation: 'getTeamActivityFile',
  summary: `The same list as CSV, whole: the nearest ${MAX_VISITED} of the caller's team.`,
  base: 'core',
  method: 'GET',
  path: '/associates/self/team/file',
  policy: 'member',
  query: TeamActivityFilter,
  response: { status: 200, body: z.string(), type: 'csv' },
  failures: [400, 401, 404, 429],
});
