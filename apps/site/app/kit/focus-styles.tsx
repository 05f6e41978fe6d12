import imageFocus from '@pgm/ui/image-focus.css?url';
import type { ArticleSection, Words } from '@pgm/ui/company/article';
import type { ImageFacts } from '@pgm/ui/primitives/responsive-image';
import { isCards } from './article-blocks.ts';

/** The images of the cards of a text. */
export const toCardImages = (sections: readonly ArticleSection<Words>[]) =>
  sections.flatMap(({ blocks }) =>
    blocks.filter(isCards).flatMap(({ cards }) => cards.map(({ image }) => image)),
  );

/** The styles of images that are cropped around their focus; nothing on a page without one. */
export function FocusStyles({ images }: { readonly images: readonly (ImageFacts | undefined)[] }) {
  return (
    images.some((image) => image?.focus) && <link rel="stylesheet" href={imageFocus} precedence="default" />
  );
}
