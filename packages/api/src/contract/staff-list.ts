import * as z from 'zod/mini';
import { PageQuery } from './list-query.ts';
import { text } from './text.ts';

/**
 * The query of a list for staff: it is read page by page, searched and sorted; a list adds its own filters.
 * @param sorts the orders of this list, the first being its default; a '-' before a name reverses that order
 */
export function staffListQuery<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  const order = z.enum(sorts);
  return z.extend(PageQuery, {
    search: z.optional(text(100, 'Search')),
    sort: z._default(
      z.union([order, z.templateLiteral(['-', order])], `Sort must be one of: ${sorts.join(', ')}.`),
      sorts[0],
    ),
  });
}

/** The query of a list of records that staff edit: those in use, or the deleted ones, which can be restored. */
export function recordListQuery<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return z.extend(staffListQuery(sorts), {
    deleted: z._default(z.enum(['false', 'true'], 'Deleted must be true or false'), 'false'),
  });
}

/** `{success, data, page, limit, total}`: one page of a list for staff; `total` counts the entries of all pages. */
export function staffListBody<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    success: z.literal(true),
    data: z.array(item),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    /** Whether a search found more than it lists. */
    isCapped: z.optional(z.boolean()),
  });
}
