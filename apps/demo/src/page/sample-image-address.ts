import type { Image } from '../../../../packages/api/src/contract/image.ts';

/** The folder of the built files; a variable, because the build would look for a file at an address with its text. */
const assets = import.meta.url;

/** The originals of the sample images, in place of the sizes that a server makes of them. */
export function imageAddress({ url }: Pick<Image, 'url'>): string {
  const name = url.split('/').at(-2);
  return new URL(`../sample-images/${name}.svg`, assets).pathname;
}

/** No other sizes: an SVG has all of them. */
export const imageSources = () => [];

export {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  SOCIAL_IMAGE,
} from '../../../../packages/api/src/contract/image-address.ts';
