import * as z from 'zod/mini';

/** The most stars that a review can give. */
export const MAX_STARS = 5;

/** What the approved reviews of a product say together. */
export const Rating = z.object({
  /** The average of the stars, with at most 2 decimals. */
  average: z.number(),
  /** The number of approved reviews. */
  count: z.int(),
});
export type Rating = z.infer<typeof Rating>;

/** A review that staff have approved. */
export const Review = z.object({
  id: z.string(),
  productId: z.string(),
  /** The first name and the initial of the last one, such as 'Asha M.'. */
  author: z.string(),
  /** From 1 to {@link MAX_STARS}. */
  stars: z.int(),
  /** May be empty. */
  text: z.string(),
  /** The addresses of the photos, which work without a token. */
  photos: z.array(z.string()),
  /** ISO text: when its author wrote or last changed it. */
  writtenAt: z.string(),
});
export type Review = z.infer<typeof Review>;
