import { IMAGE_FORMATS, IMAGE_WIDTHS, SOCIAL_IMAGE } from '@pgm/api/contract';
import { originalPlace, variantPlace } from './picture-places.ts';
import type { PictureStorage } from './picture-storage.ts';

/** The sizes and formats in which a picture is served, such as `640.avif`. */
export const PICTURE_VARIANTS: ReadonlySet<string> = new Set([
  SOCIAL_IMAGE,
  ...IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => `${width}.${format}`)),
]);

/** Forgets a picture, the original first: from then on no variant of it is made. */
export async function removePicture(storage: PictureStorage, key: string): Promise<void> {
  await storage.remove(originalPlace(key));
  await Promise.all([...PICTURE_VARIANTS].map((variant) => storage.remove(variantPlace(key, variant))));
}
