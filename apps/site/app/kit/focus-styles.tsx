import imageFocus from '@pgm/ui/image-focus.css?url';
import type { ImageFacts } from '@pgm/ui/primitives/responsive-image';

/** The styles of images that are cropped around their focus; nothing on a page without one. */
export function FocusStyles({ images }: { readonly images: readonly (ImageFacts | undefined)[] }) {
  return (
    images.some((image) => image?.focus) && <link rel="stylesheet" href={imageFocus} precedence="default" />
  );
}
