import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { PageQuery } from '../list-query.ts';
import { pageResponse } from '../response.ts';

/** A change of a member's sponsor, as the member sees it; `at` is ISO text. */
export const SponsorChange = z.object({
  id: z.string(),
  at: z.string(),
  /** The names of the two sponsors; null without one. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type SponsorChange = z.infer<typeof SponsorChange>;

export const listSponsorChanges = defineEndpoint({
  operation: 'listSponsorChanges',
  summary:
    "A page of the changes of the caller's sponsor, the newest first; 404 for staff who are no associates.",
  base: 'core',
  method: 'GET',
  path: '/associates/self/sponsor-changes',
  policy: 'member',
  query: PageQuery,
  response: { status: 200, body: pageResponse(SponsorChange) },
  failures: [400, 401, 404],
});
