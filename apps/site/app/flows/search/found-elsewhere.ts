import type { Client } from '@pgm/api/client';
import { type SearchQuery, isTooShortToSearch, searchText } from '@pgm/api/contract';
import { shelfHref } from '#app/shared/shelf-query.ts';

/** Pages and categories that words mean which no product has, pages named in `language`; none where that cannot be found out. */
export async function foundElsewhere(client: Client, { query, language }: SearchQuery, signal: AbortSignal) {
  if (isTooShortToSearch(query)) return [];
  const found = await client.search.find({ query: searchText(query), language }, signal);
  if (!found.ok) return [];
  const { categories, pages } = found.value;
  return [
    ...categories.map(({ name, categoryUniqueName: type }) => ({ label: name, href: shelfHref(type, {}) })),
    ...pages.map(({ title, href }) => ({ label: title, href })),
  ];
}
