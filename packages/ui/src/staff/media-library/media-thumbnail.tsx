import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';

/** A small square of an image of the library, beside its text. */
export function MediaThumbnail({ image }: { image: ImageFacts }) {
  return (
    <ResponsiveImage
      image={{ ...image, alt: '' }}
      sizes="3rem"
      className="size-12 shrink-0 rounded-field border object-cover"
    />
  );
}
