import * as z from 'zod/mini';

/** The file and the focus of an image of the media library, for pages that show it. */
const MediaFile = z.object({
  /** Address of the 640 px WebP. */
  url: z.string(),
  /** The size of the stored file, in px. */
  width: z.int(),
  height: z.int(),
  /** The point that stays visible in a crop, in percent from the left and from the top. */
  focusX: z.int(),
  focusY: z.int(),
});

/** An image that an article shows, with its text in the language of the reader. */
export const ShownMedia = z.extend(MediaFile, { alt: z.string() });
export type ShownMedia = z.infer<typeof ShownMedia>;

/** The image of an article as staff choose it. */
export const ArticleMedia = z.extend(MediaFile, {
  id: z.string(),
  alternative: z.string(),
  alternativeInHindi: z.string(),
});
export type ArticleMedia = z.infer<typeof ArticleMedia>;
