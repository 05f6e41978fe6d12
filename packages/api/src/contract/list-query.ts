import * as z from 'zod/mini';
import { text } from './text.ts';

/** The largest page a caller can ask for. */
const LARGEST_PAGE = 100;

/** Page length when `page` is given without `limit`. */
export const DEFAULT_PAGE = 20;

const page = z.coerce.number('page must be a number').check(z.int(), z.gte(1), z.lte(100_000));
const limit = z.coerce.number('limit must be a number').check(z.int(), z.gte(1), z.lte(LARGEST_PAGE));

/**
 * The optional paging, sorting and search parameters of a list call; without them the whole list is answered.
 * @param sorts the orders this list knows, the first being its default
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
 * The paging parameters of a list that is never answered whole; the first page unless another is asked for.
 * @param usual how long a page is unless `limit` says otherwise
 */
export function pageQuery(usual: number) {
  return z.object({ page: z._default(page, 1), limit: z._default(limit, usual) });
}

/** The path parameter of calls on one entry. */
export const IdParams = z.object({ id: text(64, 'Id') });
