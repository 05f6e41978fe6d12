import * as z from 'zod/mini';

/** A picture: `url` answers without a token; other sizes are derived by {@link imageAddress}. */
export const Image = z.object({
  /** Address of the 640 px WebP, such as `/media/products/tulsi-drops-front/640.webp`. */
  url: z.string(),
  /** What the picture shows, in one sentence. */
  alt: z.string(),
});
export type Image = z.infer<typeof Image>;
