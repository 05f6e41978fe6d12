import type { ArticleMedia, Language, ShownMedia } from '@pgm/api/contract';
import { imageUrl } from '../../platform/storage/image-storage.ts';
import type { MediaRow } from '../media/media.schema.ts';

const toFile = ({ imageKey, width, height, focusX, focusY }: MediaRow) => ({
  url: imageUrl(imageKey),
  width,
  height,
  focusX,
  focusY,
});

/** The image of an article as visitors see it. */
export function toShownMedia(image: MediaRow, language: Language): ShownMedia {
  return { ...toFile(image), alt: language === 'hi' ? image.alternativeInHindi : image.alternative };
}

/** The image of an article as staff choose it. */
export function toArticleMedia(image: MediaRow): ArticleMedia {
  const { id, alternative, alternativeInHindi } = image;
  return { id, ...toFile(image), alternative, alternativeInHindi };
}
