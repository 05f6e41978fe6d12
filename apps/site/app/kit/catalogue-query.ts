import type { ProductSort } from '@pgm/api/contract';

/** How many products one page of the shop shows: whole rows of two and of four. */
export const CATALOGUE_PAGE = 20;

/** The query of a shop page; unreadable values are ignored. */
export interface CatalogueQuery {
  readonly sort: ProductSort;
  /** Counts from 1. */
  readonly page: number;
  readonly search: string | undefined;
}

const DEFAULT_SORT: ProductSort = 'featured';

/** The sort orders that a visitor can choose, with their labels. */
export const SORT_OPTIONS: readonly { readonly value: ProductSort; readonly label: string }[] = [
  { value: 'featured', label: 'Recommended' },
  { value: 'newest', label: 'Newest first' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'points-desc', label: 'Most points' },
  { value: 'name', label: 'Name: A to Z' },
];

/** Reads the query of a shop address. */
export function readCatalogueQuery(search: URLSearchParams): CatalogueQuery {
  const page = Number(search.get('page') ?? 1);
  return {
    sort: SORT_OPTIONS.find(({ value }) => value === search.get('sort'))?.value ?? DEFAULT_SORT,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    search: search.get('search')?.trim().slice(0, 100) || undefined,
  };
}

/** The address of a shop page; defaults are left out, so that one page has one address. */
export function catalogueHref(type: string | undefined, query: Partial<CatalogueQuery>): string {
  const search = new URLSearchParams();
  if (query.sort && query.sort !== DEFAULT_SORT) search.set('sort', query.sort);
  if (query.search) search.set('search', query.search);
  if (query.page && query.page > 1) search.set('page', String(query.page));
  const path = type ? `/products/${encodeURIComponent(type)}` : '/products/';
  return search.size > 0 ? `${path}?${search}` : path;
}
