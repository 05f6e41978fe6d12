import { PRODUCT_SORTS, type ProductSort } from '@pgm/api/contract';

/** How many products one page of the shop shows: whole rows of two and of four. */
export const SHELF_PAGE = 20;

/** What the address of a shop page asks for; anything unreadable counts as not asked. */
export interface ShelfQuery {
  readonly sort: ProductSort;
  /** Counts from 1. */
  readonly page: number;
  readonly search: string | undefined;
}

const DEFAULT_SORT: ProductSort = 'featured';

/** The orders a visitor can choose from, by the words shown. */
export const SORT_OPTIONS: readonly { readonly value: ProductSort; readonly label: string }[] = [
  { value: 'featured', label: 'Recommended' },
  { value: 'newest', label: 'Newest first' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'points-desc', label: 'Most points' },
  { value: 'name', label: 'Name: A to Z' },
];

/** Reads the query of a shop address. */
export function readShelfQuery(search: URLSearchParams): ShelfQuery {
  const page = Number(search.get('page') ?? 1);
  return {
    sort: PRODUCT_SORTS.find((sort) => sort === search.get('sort')) ?? DEFAULT_SORT,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    search: search.get('search')?.trim().slice(0, 100) || undefined,
  };
}

/** The address of a shop page; what is the default is left out, so that one page has one address. */
export function shelfHref(type: string | undefined, query: Partial<ShelfQuery>): string {
  const search = new URLSearchParams();
  if (query.sort && query.sort !== DEFAULT_SORT) search.set('sort', query.sort);
  if (query.search) search.set('search', query.search);
  if (query.page && query.page > 1) search.set('page', String(query.page));
  const path = type ? `/products/${encodeURIComponent(type)}` : '/products/';
  return search.size > 0 ? `${path}?${search}` : path;
}
