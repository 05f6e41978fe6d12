import type { Client } from '@pgm/api/client';
import {
  type ProductChoices,
  type Result,
  isTooShortToSearch,
  ok,
  searchText,
  toFilterQuery,
} from '@pgm/api/contract';
import type { OfferedFilters } from '@pgm/machines/catalogue/product-filter';

/** The list that is filtered: all products, or those of a category or of a search. */
export interface FilteredList {
  /** The unique name of a category. */
  readonly type: string | undefined;
  readonly search: string | undefined;
}

/** Counts the products that each choice leaves, beside the choices that are made. */
export function countProducts(
  client: Client,
  { type, search }: FilteredList,
  choices: ProductChoices,
  signal: AbortSignal,
) {
  const isSearch = search !== undefined && !isTooShortToSearch(search);
  return client.products.count(
    {
      ...toFilterQuery(choices),
      ...(type !== undefined && { category: type }),
      ...(isSearch && { search: searchText(search) }),
    },
    signal,
  );
}

/** What the filters of a list offer: the brands, and how many products each choice leaves. */
export async function loadFilters(
  client: Client,
  list: FilteredList,
  choices: ProductChoices,
  signal: AbortSignal,
): Promise<Result<OfferedFilters>> {
  const [brands, counts] = await Promise.all([
    client.brands.list(signal),
    countProducts(client, list, choices, signal),
  ]);
  if (!brands.ok) return brands;
  if (!counts.ok) return counts;
  return ok({ brands: brands.value.map(({ id, name }) => ({ id, name })), counts: counts.value });
}
