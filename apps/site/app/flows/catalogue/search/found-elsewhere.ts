import type { Client } from '@pgm/api/client';
import { type Found, type SearchQuery, isTooShortToSearch, searchText } from '@pgm/api/contract';
import { catalogueHref } from '#app/kit/catalogue-query.ts';

/**
 * What there is for words that match no product: pages and categories, pages named in `language`, and where there are none,
 * what nearly matches. Undefined when the request fails.
 */
export async function foundElsewhere(
  client: Client,
  { query, language }: Pick<SearchQuery, 'query' | 'language'>,
  signal: AbortSignal,
) {
  if (isTooShortToSearch(query)) return undefined;
  const wanted = { query: searchText(query), language, without: 'products' } as const;
  const found = await client.search.find(wanted, signal);
  if (!found.ok) return undefined;
  const { categories, pages, near } = found.value;
  const matches = [
    ...categories.map(({ name, categoryUniqueName: type, match }) => ({
      label: name,
      ...(match && { match }),
      href: catalogueHref(type, {}),
    })),
    ...pages.map(toMatch),
  ];
  if (!near) return { matches };
  const { text } = near;
  return {
    matches,
    near: {
      ...(text !== undefined && { meant: { text, href: catalogueHref(undefined, { search: text }) } }),
      products: near.products.map(({ imageUrl, match, ...product }) => ({
        ...product,
        imageUrl: imageUrl ?? undefined,
        ...(match && { match }),
      })),
      pages: near.pages.map(toMatch),
    },
  };
}

const toMatch = ({ title, href, match }: Found['pages'][number]) => ({
  label: title,
  href,
  ...(match && { match }),
});
