import type { PageQuery } from '@pgm/machines/kit';

/** The filters of a list by name; a filter that is not set has no entry. */
export type ListFilters = Readonly<Record<string, string>>;

/** What the address says of a list. */
export type ListQuery = PageQuery<ListFilters>;

/** Reads the page, the search, the order and the filters of a list from the query of an address. */
export function readListQuery(search: string, filterNames: readonly string[]): ListQuery {
  const params = new URLSearchParams(search);
  const filter: Record<string, string> = {};
  for (const name of filterNames) {
    const value = params.get(name);
    if (value) filter[name] = value;
  }
  return {
    page: Math.max(1, Number(params.get('page')) || 1),
    search: params.get('search') ?? '',
    sort: params.get('sort') ?? undefined,
    filter,
  };
}

/** The query of the address that {@link readListQuery} reads; what is as usual has no entry. */
export function toListSearch({ page, search, sort, filter = {} }: ListQuery): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  for (const [name, value] of Object.entries(filter)) if (value) params.set(name, value);
  if (sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}
