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
interface PageQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** Reads what a list query says of paging: without `page` and `limit` the whole list is meant. */
export function pageRequest(query: PageQuery): PageRequest | undefined {
  return query.page === undefined && query.limit === undefined ? undefined : pageOf(query);
}

/** Reads which page is meant of a list that always comes in pages; by default the first. */
export function pageOf({ page = 1, limit = DEFAULT_PAGE }: PageQuery): PageRequest {
  return { page, limit, offset: (page - 1) * limit };
}

/** Where a list comes from: its rows, and how many match in all. */
export interface ListSource<Filter, Row> {
  readonly list: (filter: Filter) => Promise<Row[]>;
  readonly count: (filter: Filter) => Promise<number>;
}

/** Answers a list call: the rows, and where they stand when a page was asked for. */
export async function answerList<Filter extends { readonly page: PageRequest | undefined }, Row>(
  source: ListSource<Filter, Row>,
  filter: Filter,
) {
  const rows = await source.list(filter);
  return answerRows(rows, filter.page, filter.page ? await source.count(filter) : rows.length);
}

/** Answers a list call with rows that are at hand. @param total how many match in all, whatever the page */
export function answerRows<Row>(data: Row[], page: PageRequest | undefined, total: number) {
  const body: ListBody<Row> = { success: true, data };
  if (page) body.pagination = paginationOf(page, total);
  return ok(body);
}

/** Where a page stands in a list of `total` entries. */
export function paginationOf({ page, limit }: PageRequest, total: number): Pagination {
  return { page, limit, total, pages: Math.max(1, Math.ceil(total / limit)) };
}

/** The pattern that finds `search` anywhere in a text, for `ILIKE`; wildcards in it are meant literally. */
export function containing(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}
