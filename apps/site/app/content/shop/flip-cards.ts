import type { Words } from '@pgm/ui/company/article';
import type { FlipCardFaces } from '@pgm/ui/company/flip-cards';
import type { ContentPageData } from '../content-page.types.ts';
import { splitImageCards } from '../image-cards.ts';
import { type PageText, textPage } from '../text-page/text-page.ts';
import type { Content } from '../translate.ts';

interface FlipCardsPage extends ContentPageData<Words> {
  /** What the cards are called together. */
  readonly name: string | undefined;
  readonly cards: readonly FlipCardFaces[];
}

/** The herbs in our products: the cards with an image of a text that staff write. The note below a card is its precaution. */
export const flipCards =
  (page: PageText): Content<FlipCardsPage> =>
  (translate, company) => {
    const { sections: all, ...opening } = textPage('Shop/flipcard', page)(translate, company);
    const { cards, name, sections } = splitImageCards(all);
    const faces = cards.map(({ title, label, note, ...card }) => ({
      ...card,
      name: title,
      hint: label,
      care: note,
    }));
    return { ...opening, name, cards: faces, sections };
  };
