import { type ArticleMedia, CardDrawing } from '@pgm/api/contract';
import type { Language } from '@pgm/ui/foundations/language';
import { cardDrawing } from '#app/content/card-drawings.ts';
import { translateIn } from '#app/content/translate.ts';
import { mediaImage, toAlternative } from '#app/kit/media-image.ts';

interface CardImageNames {
  readonly mediaId?: string | null | undefined;
  readonly drawing?: string | null | undefined;
}

/** Finds the image that staff have chosen for a card, or else its drawing. @param cardMedia the images that cards can show */
export function toChosenImage(cardMedia: readonly ArticleMedia[], language: Language) {
  return ({ mediaId, drawing }: CardImageNames) => {
    const media = cardMedia.find(({ id }) => id === mediaId);
    if (media) return mediaImage(media, toAlternative(media, language));
    const { data: name } = CardDrawing.safeParse(drawing);
    return name && cardDrawing(name, translateIn(language));
  };
}
