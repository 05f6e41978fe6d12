import * as z from 'zod/mini';

/** The position of a page in its list; present only when a page was requested. */
export const Pagination = z.object({
  page: z.int(),
  limit: z.int(),
  /** Entries in the whole list, not on this page. */
  total: z.int(),
  /** Number of pages, at least 1. */
  pages: z.int(),
});
export type Pagination = z.infer<typeof Pagination>;

/** The response of a successful call without data. */
export const Done = z.object({ success: z.literal(true) });

/** `{success: true, data}` (spec section 7). */
export function dataResponse<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ success: z.literal(true), data });
}

/** `{success: true, data: […], total}`: the first entries of a list, or a page of it with `pagination`. */
export function listResponseBody<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    success: z.literal(true),
    data: z.array(item),
    /** Entries in the whole list. A server that sends none has sent them all (spec section 7). */
    total: z._default(z.int(), 0),
    pagination: z.optional(Pagination),
  });
}

/** The same for a list that says in every response which page it is. */
export function pageResponse<Item extends z.ZodMiniType>(item: Item) {
  return z.extend(listResponseBody(item), { pagination: Pagination });
}

/** The failure response of the catalogue, of contacts, and of every unknown or unreadable call (spec section 8). */
export const FailureBody = z.object({
  success: z.literal(false),
  errors: z.array(z.object({ errorDescription: z.string() })),
  message: z.string(),
  /** The error of each invalid form field; only calls with a form have it. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** The record as it is stored now, when another editor has changed it since the caller read it. */
  current: z.optional(z.unknown()),
});
export type FailureBody = z.infer<typeof FailureBody>;
