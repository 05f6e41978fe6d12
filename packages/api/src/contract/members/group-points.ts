import * as z from 'zod/mini';
import { dataResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';

/** The number of months that are listed, the current one included. */
export const GROUP_POINTS_MONTHS = 12;

/** The points that were confirmed in one month, in India, less what corrections took away in it; what expires later is not taken away. */
export const GroupPoints = z.object({
  /** `2026-11` */
  month: z.string(),
  /** Those of the associate. */
  own: z.int(),
  /** Those of all who were below on any level when they were confirmed. */
  team: z.int(),
});
export type GroupPoints = z.infer<typeof GroupPoints>;

/** The listed months, the newest first, by the calendar of India: `2026-11`. */
export function lastMonths(now: Date): readonly string[] {
  const inIndia = { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit' } as const;
  const [year = 0, month = 1] = now.toLocaleDateString('en-CA', inIndia).split('-').map(Number);
  return Array.from({ length: GROUP_POINTS_MONTHS }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  );
}

export const listGroupPoints = defineEndpoint({
  operation: 'listGroupPoints',
  summary:
    'The points of an associate and of the team by month. Members may read their own and those of their team, admins all.',
  base: 'core',
  method: 'GET',
  path: '/associates/{id}/group-points',
  policy: 'member',
  params: IdParams,
  response: { status: 200, body: dataResponse(z.array(GroupPoints)) },
  failures: [401, 404],
});
