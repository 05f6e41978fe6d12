import type { Words } from '@pgm/ui/company/article';
import type { GalleryItem } from '@pgm/ui/company/image-gallery';
import type { ContentPageData } from '../content-page.types.ts';
import { splitImageCards } from '../image-cards.ts';
import { type PageText, textPage } from '../text-page/text-page.ts';
import type { Content } from '../translate.ts';

interface Gallery extends ContentPageData<Words> {
  /** What the images are called together. */
  readonly name: string | undefined;
  readonly items: readonly GalleryItem[];
}

/** Images of the work: the cards with an image of a text that staff write. What else it says stands below them. */
export const gallery =
  (page: PageText): Content<Gallery> =>
  (translate, company) => {
    const { sections: all, ...opening } = textPage('Shop/gallery', page)(translate, company);
    const { cards, name, sections } = splitImageCards(all);
    const items = cards.map(({ title, text, note, image }) => ({
      title,
      text: note === undefined ? text : `${text} ${note}`,
      image,
    }));
    return { ...opening, name, items, sections };
  };
