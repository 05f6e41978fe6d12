import type { Client } from '@pgm/api/client';
import { LONGEST_SEARCH, type SearchQuery, SHORTEST_SEARCH } from '@pgm/api/contract';
import { shelfHref } from '#app/shared/shelf-query.ts';

/** Pages and categories that words mean which no product has, pages named in `language`; none where that cannot be found out. */
export async function foundElsewhere(client: Client, { query, language }: SearchQuery, signal: AbortSignal) {
  const asked = { query: query.slice(0, LONGEST_SEARCH), language };
  if (asked.query.length < SHORTEST_SEARCH) return [];
  const found = await client.search.find(asked, signal);
  if (!found.ok) return [];
  const { categories, pages } = found.value;
  return [
    ...categories.map(({ name, categoryUniqueName: type }) => ({ label: name, href: shelfHref(type, {}) })),
    ...pages.map(({ title, href }) => ({ label: title, href })),
  ];
}
