import { IMAGE_FORMATS, IMAGE_WIDTHS, SOCIAL_IMAGE } from '@pgm/api/contract';
import { type ImageStorage, originalPlace, variantPlace } from './image-storage.ts';

/** The sizes and formats of served images, such as `640.avif`. */
export const IMAGE_VARIANTS: ReadonlySet<string> = new Set([
  SOCIAL_IMAGE,
  ...IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => `${width}.${format}`)),
]);

/** Deletes an image; it deletes the original first, so that no new variant can be made. */
export async function removeImage(storage: ImageStorage, key: string): Promise<void> {
  await storage.remove(originalPlace(key));
  await Promise.all([...IMAGE_VARIANTS].map((variant) => storage.remove(variantPlace(key, variant))));
}
