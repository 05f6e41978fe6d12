import type { ArticleSection, Words } from '@pgm/ui/company/article';
import type { FlipCardFaces } from '@pgm/ui/company/flip-cards';
import type { ContentPageData } from '../content-page.types.ts';
import { splitImageCards } from '../image-cards.ts';
import { type PageText, textPage } from '../text-page/text-page.ts';
import type { Content } from '../translate.ts';

interface FlipCardsText {
  /** What the cards are called together. */
  readonly name: string | undefined;
  readonly cards: readonly FlipCardFaces[];
  /** What else the text says; it stands below the cards. */
  readonly sections: readonly ArticleSection<Words>[];
}

/** The herbs in our products: a text that staff write. */
export const flipCards =
  (page: PageText): Content<ContentPageData<Words> & FlipCardsText> =>
  (translate, company) => {
    const { sections, ...opening } = textPage('Shop/flipcard', page)(translate, company);
    return { ...opening, ...toFlipCards(sections) };
  };

/** The herbs of a text: its cards with an image. The note below a card is its precaution. */
export function toFlipCards(all: readonly ArticleSection<Words>[]): FlipCardsText {
  const { cards, name, sections } = splitImageCards(all);
  const faces = cards.map(({ title, label, note, ...card }) => ({
    ...card,
    name: title,
    hint: label,
    care: note,
  }));
  return { name, cards: faces, sections };
}
