import { type Article, SOCIAL_IMAGE, imageAddress } from '@pgm/api/contract';
import { mediaImage } from '#app/kit/media-image.ts';
import type { PreviewImage } from '#app/kit/page-facts.ts';
import { articleDrawing } from './article-drawings.ts';
import type { ToCardImage } from './article-sections.mapper.ts';
import { cardDrawing } from './card-drawings.ts';
import type { Translate } from './translate.ts';

type Illustrated = Pick<Article, 'media' | 'drawing'>;

/** The image of an article or a page: one of the media library, or a drawing. */
export function articleImage({ media, drawing }: Illustrated, translate: Translate) {
  return media ? mediaImage(media, media.alt) : articleDrawing(drawing, translate);
}

/** Finds the images of the cards of an article: of the media library, or else their drawings. */
export function toCardImage(
  { cardMedia = {} }: Pick<Article, 'cardMedia'>,
  translate: Translate,
): ToCardImage {
  return ({ mediaId, drawing }) => {
    const media = mediaId ? cardMedia[mediaId] : undefined;
    if (media) return mediaImage(media, media.alt);
    return drawing ? cardDrawing(drawing, translate) : undefined;
  };
}

/** The image of an article in link previews; empty where that of the site stands for it. */
export function articlePreviewImage({ media }: Illustrated): { readonly preview?: PreviewImage } {
  return media ? { preview: { path: imageAddress(media, SOCIAL_IMAGE), alt: media.alt } } : {};
}
