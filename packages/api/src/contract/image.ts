import * as z from 'zod/mini';

/** An image: `url` works without a token; {@link imageAddress} derives the other sizes. */
export const Image = z.object({
  /** Address of the 640 px WebP, such as `/media/products/tulsi-drops-front/640.webp`. */
  url: z.string(),
  /** The content of the image, in one sentence. */
  alt: z.string(),
});
export type Image = z.infer<typeof Image>;
