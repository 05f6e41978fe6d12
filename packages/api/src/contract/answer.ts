import * as z from 'zod/mini';

/** The part of a list that an answer holds; present only when paging was asked for. */
export const Pagination = z.object({
  page: z.int(),
  limit: z.int(),
  /** Entries in the whole list, not on this page. */
  total: z.int(),
  /** Number of pages, at least 1. */
  pages: z.int(),
});
export type Pagination = z.infer<typeof Pagination>;

/** Done, with nothing more to say. */
export const Done = z.object({ success: z.literal(true) });

/** `{success: true, data}` (spec section 7). */
export function dataAnswer<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ success: z.literal(true), data });
}

/** `{success: true, data: […]}`, with `pagination` when the caller asked for a page. */
export function listAnswer<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    success: z.literal(true),
    data: z.array(item),
    pagination: z.optional(Pagination),
  });
}

/** `{success: true, data: […], pagination}`: one page of a list that is never answered whole. */
export function pageAnswer<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ success: z.literal(true), data: z.array(item), pagination: Pagination });
}

/** What the catalogue, contacts and every unknown or unreadable call answer on failure (spec section 8). */
export const FailureBody = z.object({
  success: z.literal(false),
  errors: z.array(z.object({ errorDescription: z.string() })),
  message: z.string(),
  /** What is wrong per field of a form; only calls with a form of their own name any. */
  fields: z.optional(z.record(z.string(), z.string())),
});
export type FailureBody = z.infer<typeof FailureBody>;
