import { type MediaItem, imageSources } from '@pgm/api/contract';
import type { Language } from '@pgm/ui/foundations/language';
import type { ImageFacts } from '@pgm/ui/primitives/responsive-image';

type ShownMedia = Pick<MediaItem, 'url' | 'width' | 'height' | 'focusX' | 'focusY'>;

/** The width of the image at `url`, in px. */
const WIDTH = 640;

/** An image of the media library in all its sizes, cropped around its focus. */
export function mediaImage(media: ShownMedia, alt: string): ImageFacts {
  return {
    src: media.url,
    alt,
    width: WIDTH,
    height: Math.round((WIDTH * media.height) / media.width),
    sources: imageSources(media, [320, 640, 1280]),
    focus: { x: media.focusX, y: media.focusY },
  };
}

/** What an image shows, in the language of the reader. */
export function toAlternative(
  media: Pick<MediaItem, 'alternative' | 'alternativeInHindi'>,
  language: Language,
): string {
  return language === 'hi' ? media.alternativeInHindi : media.alternative;
}
