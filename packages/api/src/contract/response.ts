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

/** `{success: true, data: […]}`, with `pagination` when the caller requested a page. */
export function listResponseBody<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    success: z.literal(true),
    data: z.array(item),
    pagination: z.optional(Pagination),
  });
}

/** `{success: true, data: […], pagination}`: one page of a list that is never returned as a whole. */
export function pageResponse<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ success: z.literal(true), data: z.array(item), pagination: Pagination });
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
