import * as z from 'zod/mini';
import { text } from './text.ts';

/** The maximum page size, and the page size when neither `page` nor `limit` is given. */
export const MAX_PAGE = 100;

/** The page size when `page` is given without `limit`, unless a list has one of its own. */
export const DEFAULT_PAGE = 20;

const page = z.coerce
  .number('Page must be a whole number from 1 to 100000')
  .check(z.int(), z.gte(1), z.lte(100_000));
const limit = z.coerce
  .number('Limit must be a whole number from 1 to 100')
  .check(z.int(), z.gte(1), z.lte(MAX_PAGE));

/** The paging parameters of a list; without them it returns its first {@link MAX_PAGE} entries. */
export const PageQuery = z.object({ page: z.optional(page), limit: z.optional(limit) });

/**
 * The paging, sorting and search parameters of a list.
 * @param sorts the sort orders of this list, the first being its default
 */
export function listQuery<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return z.extend(PageQuery, {
    sort: z._default(z.enum(sorts), sorts[0]),
    search: z.optional(text(100, 'Search')),
  });
}

/** The path parameter of calls with one id. */
export const IdParams = z.object({ id: text(64, 'Id') });
