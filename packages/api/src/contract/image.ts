import * as z from 'zod/mini';

/** An image: `url` works without a token; {@link imageAddress} derives the other sizes. */
export const Image = z.object({
  /** Address of the 640 px WebP, such as `/media/products/tulsi-drops-front/640.webp`. */
  url: z.string(),
  /** The content of the image, in one sentence. */
  alt: z.string(),
});
export type Image = z.infer<typeof Image>;

/** The maximum size of an uploaded image in bytes: 5 MB. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** The maximum number of pixels of an uploaded image: 25 megapixels. */
export const MAX_IMAGE_PIXELS = 25_000_000;

/** The maximum width and height of an uploaded image in px. */
export const MAX_IMAGE_SIDE = 12_000;

/** The accepted types of an uploaded image. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** The messages for a rejected image of the catalogue. */
export const IMAGE_REJECTIONS = {
  tooLarge: 'This image is larger than 5 MB. Choose a smaller one.',
  tooManyPixels: 'This image has more than 25 megapixels. Choose a smaller one.',
  tooLong: 'This image is more than 12,000 px wide or high. Choose a smaller one.',
  unreadable: 'This image cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF image.',
} as const;
