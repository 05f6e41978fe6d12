import * as z from 'zod/mini';
import { text } from './text.ts';

/** The maximum page size. */
const MAX_PAGE = 100;

/** The page size when `page` is given without `limit`. */
export const DEFAULT_PAGE = 20;

const page = z.coerce
  .number('Page must be a whole number from 1 to 100000')
  .check(z.int(), z.gte(1), z.lte(100_000));
const limit = z.coerce
  .number('Limit must be a whole number from 1 to 100')
  .check(z.int(), z.gte(1), z.lte(MAX_PAGE));

/**
 * The optional paging, sorting and search parameters of a list call; without them the whole list is returned.
 * @param sorts the sort orders of this list, the first being its default
 */
export function listQuery<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return z.object({
    page: z.optional(page),
    limit: z.optional(limit),
    sort: z._default(z.enum(sorts), sorts[0]),
    search: z.optional(text(100, 'Search')),
  });
}

/**
 * The paging parameters of a list that is never returned as a whole; the first page is the default.
 * @param usual the page size without `limit`
 */
export function pageQuery(usual: number) {
  return z.object({ page: z._default(page, 1), limit: z._default(limit, usual) });
}

/** The path parameter of calls with one id. */
export const IdParams = z.object({ id: text(64, 'Id') });
