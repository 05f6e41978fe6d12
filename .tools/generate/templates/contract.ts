import type { ListUnit } from '../generate.types.ts';

/** The shape of a resource, and the descriptor of its list. */
export function contractFile({ one, many, base, call, path }: ListUnit): string {
  return `import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { PageQuery } from '../list-query.ts';
import { pageResponse } from '../response.ts';
import { text } from '../text.ts';

/** One ${one.words}; times as ISO text. */
export const ${one.pascal} = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
});
export type ${one.pascal} = z.infer<typeof ${one.pascal}>;

export const ${call} = defineEndpoint({
  operation: '${call}',
  summary: 'The ${many.words}, the newest first, a page at a time; by a part of their name when a search is given.',
  base: '${base}',
  method: 'GET',
  path: '${path}',
  policy: 'member',
  query: z.extend(PageQuery, { search: z.optional(text(100, 'Search')) }),
  response: { status: 200, body: pageResponse(${one.pascal}) },
  failures: [400, 401],
});
`;
}
