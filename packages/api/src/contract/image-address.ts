import type { Image } from './image.ts';

/** The available widths of an image in px. */
export const IMAGE_WIDTHS = [160, 320, 640, 1280] as const;

/** The available formats of an image, best first. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const;

/** The social preview of an image: a 1200 × 630 JPEG, which every messaging app can read. */
export const SOCIAL_IMAGE = 'social.jpg';

/** The address of an image in another size or format; `variant` is such as `320.avif` or {@link SOCIAL_IMAGE}. */
export function imageAddress(image: Pick<Image, 'url'>, variant: string): string {
  return image.url.slice(0, image.url.lastIndexOf('/') + 1) + variant;
}

/** The `srcset` of the best format in the given widths, for a `<picture>`; `url` itself is the fallback. */
export function imageSources(
  image: Pick<Image, 'url'>,
  widths: readonly number[],
): { type: string; srcSet: string }[] {
  const addresses = widths.map((width) => `${imageAddress(image, `${width}.avif`)} ${width}w`);
  return [{ type: 'image/avif', srcSet: addresses.join(', ') }];
}
