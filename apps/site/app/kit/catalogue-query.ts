import {
  MAX_BRANDS_CHOSEN,
  MAX_FACTS_CHOSEN,
  NO_CHOICES,
  POINT_STEPS,
  PRICE_RANGES,
  type ProductChoices,
  type ProductSort,
  countChoices,
  readFacts,
  toFactText,
} from '@pgm/api/contract';
import { readPageNumber } from './page-number.ts';

/** How many products one page of the shop shows: whole rows of two and of four. */
export const CATALOGUE_PAGE = 20;

/** The query of a shop page; unreadable values are ignored. */
export interface CatalogueQuery {
  readonly sort: ProductSort;
  /** Counts from 1. */
  readonly page: number;
  readonly search: string | undefined;
  /** Absent without filters: the data of most pages is shorter then. */
  readonly filters?: ProductChoices | undefined;
}

const DEFAULT_SORT: ProductSort = 'featured';

/** The sort orders that a visitor can choose, with their labels. */
export const SORT_OPTIONS: readonly { readonly value: ProductSort; readonly label: string }[] = [
  { value: 'featured', label: 'Recommended' },
  { value: 'newest', label: 'Newest first' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'points-desc', label: 'Most points' },
  { value: 'rating-desc', label: 'Best reviews' },
  { value: 'name', label: 'Name: A to Z' },
];

/** Reads the query of a shop address. */
export function readCatalogueQuery(search: URLSearchParams): CatalogueQuery {
  const filters = readFilters(search);
  return {
    sort: SORT_OPTIONS.find(({ value }) => value === search.get('sort'))?.value ?? DEFAULT_SORT,
    page: readPageNumber(search),
    search: search.get('search')?.trim().slice(0, 100) || undefined,
    ...(countChoices(filters) > 0 && { filters }),
  };
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

function readFilters(search: URLSearchParams): ProductChoices {
  const brands = search.getAll('brand').map((brand) => brand.toLowerCase());
  return {
    brands: [...new Set(brands.filter((brand) => UUID.test(brand)))].toSorted().slice(0, MAX_BRANDS_CHOSEN),
    price: PRICE_RANGES.find(({ value }) => value === search.get('price'))?.value,
    points: POINT_STEPS.find((points) => String(points) === search.get('points')),
    inStock: search.get('inStock') === 'true',
    subCategory: search.get('sub')?.trim().slice(0, 100) || undefined,
    facts: [...new Set(readFacts(search.getAll('fact')).map(toFactText))]
      .toSorted()
      .slice(0, MAX_FACTS_CHOSEN),
  };
}

/** The filters as parameters of an address. */
export function filterParameters({
  brands,
  price,
  points,
  inStock,
  subCategory,
  facts,
}: ProductChoices = NO_CHOICES) {
  const set = { sub: subCategory, price, points, inStock: inStock || undefined };
  return [
    ...brands.map((brand) => ['brand', brand] as const),
    ...Object.entries(set).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    ),
    ...facts.map((fact) => ['fact', fact] as const),
  ];
}

/** The query for the list of another category: subcategory and facts are those of the one before. */
export function inOtherCategory({ filters, ...query }: CatalogueQuery): CatalogueQuery {
  const left = filters && { ...filters, subCategory: undefined, facts: [] };
  return { ...query, page: 1, ...(left && countChoices(left) > 0 && { filters: left }) };
}

/** Whether the address of a list is one of endless many: that of a search or of a filtered list. */
export function isNarrowed({ search, filters }: CatalogueQuery): boolean {
  return search !== undefined || filters !== undefined;
}

/** The address of a shop page; defaults are left out, so that one page has one address. */
export function catalogueHref(type: string | undefined, query: Partial<CatalogueQuery>): string {
  const search = new URLSearchParams();
  if (query.sort && query.sort !== DEFAULT_SORT) search.set('sort', query.sort);
  if (query.search) search.set('search', query.search);
  for (const [name, value] of filterParameters(query.filters)) search.append(name, value);
  if (query.page && query.page > 1) search.set('page', String(query.page));
  const path = type ? `/products/${encodeURIComponent(type)}` : '/products/';
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The address of a shop page that shows the fields of the filters, for a browser without scripts. */
export function filtersHref(type: string | undefined, query: CatalogueQuery): string {
  const href = catalogueHref(type, { ...query, page: 1 });
  return `${href}${href.includes('?') ? '&' : '?'}filters=open`;
}
