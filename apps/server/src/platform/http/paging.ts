import { DEFAULT_PAGE, type Endpoint, MAX_PAGE, type Pagination, ok } from '@pgm/api/contract';

/** The success body of a list call. */
interface ListBody<Row> {
  success: true;
  data: Row[];
  /** Entries on all pages. */
  total: number;
  /** Present when a page was asked for. */
  pagination?: Pagination;
}

/** Which rows of a list are meant. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** What a list query says of paging. */
export interface PageQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/**
 * Reads which page is meant: without `page` and `limit` the first {@link MAX_PAGE} entries, so that no list is read as a
 * whole. @param usual the page length when only `page` is given
 */
export function toPage(query: PageQuery, usual = DEFAULT_PAGE): PageRequest {
  const { page = 1, limit = query.page === undefined ? MAX_PAGE : usual } = query;
  return { page, limit, offset: (page - 1) * limit };
}

/** Whether a call is a list that its caller reads page by page. */
export function isPaged({ query }: Pick<Endpoint, 'query'>): boolean {
  return query !== undefined && 'shape' in query && 'page' in Object(query.shape);
}

/** Where a list comes from: its rows, and how many match in all. */
interface ListSource<Filter, Row> {
  readonly list: (filter: Filter) => Promise<Row[]>;
  readonly count: (filter: Filter) => Promise<number>;
  /** The maximum of entries that are listed; where there are more, `count` may stop at one more. Default: none. */
  readonly maxCount?: number;
}

/** What a list query filters and sorts by, with the page that is meant. */
type ListFilter<Query> = Omit<Query, 'page' | 'limit'> & { readonly page: PageRequest };

/** Returns a page of a list with its pagination. @param usual the page length when only `page` is given */
export async function paged<Query extends PageQuery, Row>(
  source: ListSource<ListFilter<NoInfer<Query>>, Row>,
  query: Query,
  usual = DEFAULT_PAGE,
) {
  const { data, total, isCapped, page } = await readPage(source, query, usual);
  const pagination = toPagination(page, total);
  return ok({ success: true as const, data, total, ...(isCapped && { isCapped }), pagination });
}

/** Returns a page of a list; its pagination only when the query asks for a page. */
export async function pagedOnRequest<Query extends PageQuery, Row>(
  source: ListSource<ListFilter<NoInfer<Query>>, Row>,
  query: Query,
) {
  const { data, total } = await readPage(source, query, DEFAULT_PAGE);
  return listResult(data, query, total);
}

async function readPage<Query extends PageQuery, Row>(
  source: ListSource<ListFilter<NoInfer<Query>>, Row>,
  query: Query,
  usual: number,
) {
  const { page: number, limit, ...filter } = query;
  const page = toPage({ page: number, limit }, usual);
  const { maxCount = Infinity } = source;
  const data = page.offset < maxCount ? await source.list({ ...filter, page }) : [];
  // The last page says how many there are; the others need a count.
  const isLast = data.length > 0 && data.length < page.limit;
  const counted = isLast ? page.offset + data.length : await source.count({ ...filter, page });
  return { data, total: Math.min(counted, maxCount), isCapped: counted > maxCount, page };
}

/** Returns rows that are already read. @param total how many match in all, whatever the page */
export function listResult<Row>(data: Row[], query: PageQuery, total: number) {
  const body: ListBody<Row> = { success: true, data, total };
  const isRequested = query.page !== undefined || query.limit !== undefined;
  if (isRequested) body.pagination = toPagination(toPage(query), total);
  return ok(body);
}

/** Where a page stands in a list of `total` entries. */
export function toPagination({ page, limit }: PageRequest, total: number): Pagination {
  return { page, limit, total, pages: Math.max(1, Math.ceil(total / limit)) };
}

/** The pattern that finds `search` anywhere in a text, for `ILIKE`; wildcards in it are meant literally. */
export function containing(search: string): string {
  return `%${startingWith(search)}`;
}

/** The pattern that finds texts that begin with `beginning`, for `LIKE`; wildcards in it are meant literally. */
export function startingWith(beginning: string): string {
  return `${beginning.replace(/[\\%_]/g, '\\$&')}%`;
}
