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

/** Reads what a list query says of paging: without `page` and `limit` the whole list is meant. */
export function pageRequest(query: {
  page?: number | undefined;
  limit?: number | undefined;
}): PageRequest | undefined {
  if (query.page === undefined && query.limit === undefined) return undefined;
  const page = query.page ?? 1;
  const limit = query.limit ?? DEFAULT_PAGE;
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
  const body: ListBody<Row> = { success: true, data: await source.list(filter) };
  if (filter.page) body.pagination = paginationOf(filter.page, await source.count(filter));
  return ok(body);
}

function paginationOf({ page, limit }: PageRequest, total: number): Pagination {
  return { page, limit, total, pages: Math.max(1, Math.ceil(total / limit)) };
}

/** The pattern that finds `search` anywhere in a text, for `ILIKE`; wildcards in it are meant literally. */
export function containing(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}
