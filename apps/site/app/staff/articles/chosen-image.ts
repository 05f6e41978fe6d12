import type { ArticleMedia } from '@pgm/api/contract';
import type { Language } from '@pgm/ui/foundations/language';
import type { ToCardImage } from '#app/content/article-sections.mapper.ts';
import { mediaImage, toAlternative } from '#app/kit/media-image.ts';

/** Finds the image that staff have chosen for a card. @param cardMedia the images that cards can show */
export function toChosenImage(cardMedia: readonly ArticleMedia[], language: Language): ToCardImage {
  return ({ mediaId }) => {
    const media = cardMedia.find(({ id }) => id === mediaId);
    return media && mediaImage(media, toAlternative(media, language));
  };
}
