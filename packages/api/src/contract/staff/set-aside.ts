import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';

/** A row with which a job failed. The job goes on with the others, and tries it again later. */
export const SetAsideRow = z.object({
  id: z.string(),
  /** The name of the job: 'pay refunds'. */
  job: z.string(),
  /** The id of the row, such as that of an order. */
  subject: z.string(),
  /** Name and code of the last error. */
  error: z.string(),
  /** How often the job failed with it. */
  attempts: z.int(),
  /** ISO text. */
  firstFailedAt: z.string(),
  /** ISO text. */
  lastFailedAt: z.string(),
  /** When the job tries it again; ISO text. */
  retryAt: z.string(),
});
export type SetAsideRow = z.infer<typeof SetAsideRow>;

export const listSetAsideRows = defineEndpoint({
  operation: 'listSetAsideRows',
  summary: 'The rows with which scheduled jobs failed, the newest failure first.',
  base: 'product',
  method: 'GET',
  path: '/api/admin/jobs',
  policy: 'admin',
  query: staffListQuery(['newest', 'attempts']),
  response: { status: 200, body: staffListBody(SetAsideRow) },
  failures: [400, 401, 403],
});
