import { DEFAULT_PAGE, type Pagination, ok } from '@pgm/api/contract';

/** The success body of a list call. */
interface ListBody<Row> {
  success: true;
  data: Row[];
  /** Present when a page was asked for. */
  pagination?: Pagination;
}

/** The rows of one page; `undefined` when the caller did not ask for a page. */
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

/** Reads what a list query says of paging: without `page` and `limit` the whole list is meant. */
export function pageRequest(query: PageQuery): PageRequest | undefined {
  return query.page === undefined && query.limit === undefined ? undefined : toPage(query);
}

/** Reads which page is meant of a list that always comes in pages; by default the first. */
export function toPage({ page = 1, limit = DEFAULT_PAGE }: PageQuery): PageRequest {
  return { page, limit, offset: (page - 1) * limit };
}

/** Where a list comes from: its rows, and how many match in all. */
interface ListSource<Filter, Row> {
  readonly list: (filter: Filter) => Promise<Row[]>;
  readonly count: (filter: Filter) => Promise<number>;
}

/** What a list query filters and sorts by, with the page that is meant. */
type ListFilter<Query, Page> = Omit<Query, 'page' | 'limit'> & { readonly page: Page };

/** Returns one page of a list with its pagination. @param usual the page length without `limit` */
export async function paged<Query extends PageQuery, Row>(
  source: ListSource<ListFilter<NoInfer<Query>, PageRequest>, Row>,
  query: Query,
  usual = DEFAULT_PAGE,
) {
  const { page: number, limit, ...filter } = query;
  const page = toPage({ page: number, limit: limit ?? usual });
  const data = await source.list({ ...filter, page });
  const pagination = toPagination(page, await source.count({ ...filter, page }));
  return ok({ success: true as const, data, pagination });
}

/** Returns the page that the query asks for; without `page` and `limit` the whole list, without pagination. */
export async function pagedOnRequest<Query extends PageQuery, Row>(
  source: ListSource<ListFilter<NoInfer<Query>, PageRequest | undefined>, Row>,
  query: Query,
) {
  const { page: number, limit, ...filter } = query;
  const page = pageRequest({ page: number, limit });
  const data = await source.list({ ...filter, page });
  return listResult(data, page, page ? await source.count({ ...filter, page }) : data.length);
}

/** Returns rows that are already read. @param total how many match in all, whatever the page */
export function listResult<Row>(data: Row[], page: PageRequest | undefined, total: number) {
  const body: ListBody<Row> = { success: true, data };
  if (page) body.pagination = toPagination(page, total);
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
