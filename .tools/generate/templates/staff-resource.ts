import type { ListUnit } from '../generate.types.ts';

/** A list in the staff area: its contract, its client, and the page that declares it. */

export function staffContract({ one, many, base, call, path, right }: ListUnit): string {
  return `import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';

/** One ${one.words}; times as ISO text. */
export const ${one.pascal} = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
});
export type ${one.pascal} = z.infer<typeof ${one.pascal}>;

export const ${call} = defineEndpoint({
  operation: '${call}',
  summary: 'The ${many.words}, a page at a time; by a part of their name when a search is given.',
  base: '${base}',
  method: 'GET',
  path: '${path}',
  policy: 'staff',
  area: '${right}',
  query: staffListQuery(['newest', 'name']),
  response: { status: 200, body: staffListBody(${one.pascal}) },
  failures: [400, 401, 403],
});
`;
}

/** The page of the list, which its route loads. */
export function staffPage({ one, many, call }: ListUnit): string {
  return `import { type ${one.pascal}, ${call} } from '@pgm/api/contract';
import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';

/** The ${many.words}. */
export const ${many.camel} = defineResource({
  id: '${many.kebab}',
  title: '${many.title}',
  empty: { title: 'Nothing found' },
  toName: ({ name }: ${one.pascal}) => name,
  columns: ({ formatDate }) => [
    { id: 'name', header: 'Name', isSortable: true, render: ({ name }) => name },
    { id: 'newest', header: 'Date', isSortable: true, render: ({ createdAt }) => formatDate(createdAt) },
  ],
  filters: [],
  list: (client, query, signal) => client.${many.camel}.list(toQuery(${call}, query), signal),
});

export const meta = privateMeta('${many.title}');

export default resourcePage(${many.camel});
`;
}

export function staffStories({ one, many, call }: ListUnit): string {
  return `import { type ${one.pascal}, ${call} } from '@pgm/api/contract';
import { resourceStories } from '../kit/resource-stories.tsx';
import { ${many.camel} } from './${many.kebab}.tsx';

const rows: ${one.pascal}[] = [
  { id: '1', name: 'First ${one.words}', createdAt: '2026-03-02T09:30:00.000Z' },
  { id: '2', name: 'Second ${one.words}', createdAt: '2026-03-01T09:30:00.000Z' },
];

const stories = resourceStories(${many.camel}, { list: ${call} }, rows);

export default { title: 'Flows/Staff/${many.pascal}' };

export const Ready = stories.ready;
export const Loading = stories.loading;
export const Failed = stories.failed;
export const Empty = stories.empty;
`;
}
