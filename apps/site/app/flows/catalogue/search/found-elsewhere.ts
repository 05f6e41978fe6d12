import type { Client } from '@pgm/api/client';
import { type SearchQuery, isTooShortToSearch, searchText } from '@pgm/api/contract';
import { catalogueHref } from '#app/kit/catalogue-query.ts';

/** Pages and categories for words that match no product, pages named in `language`; none when the request fails. */
export async function foundElsewhere(
  client: Client,
  { query, language }: Pick<SearchQuery, 'query' | 'language'>,
  signal: AbortSignal,
) {
  if (isTooShortToSearch(query)) return [];
  const wanted = { query: searchText(query), language, without: 'products' } as const;
  const found = await client.search.find(wanted, signal);
  if (!found.ok) return [];
  const { categories, pages } = found.value;
  return [
    ...categories.map(({ name, categoryUniqueName: type }) => ({
      label: name,
      href: catalogueHref(type, {}),
    })),
    ...pages.map(({ title, href }) => ({ label: title, href })),
  ];
}
