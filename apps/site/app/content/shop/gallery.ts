import type { ArticleSection, Words } from '@pgm/ui/company/article';
import type { GalleryItem } from '@pgm/ui/company/image-gallery';
import type { ContentPageData } from '../content-page.types.ts';
import { splitImageCards } from '../image-cards.ts';
import { type PageText, textPage } from '../text-page/text-page.ts';
import type { Content } from '../translate.ts';

interface GalleryText {
  /** What the images are called together. */
  readonly name: string | undefined;
  readonly items: readonly GalleryItem[];
  /** What else the text says; it stands below the images. */
  readonly sections: readonly ArticleSection<Words>[];
}

/** Images of the work: a text that staff write. */
export const gallery =
  (page: PageText): Content<ContentPageData<Words> & GalleryText> =>
  (translate, company) => {
    const { sections, ...opening } = textPage('Shop/gallery', page)(translate, company);
    return { ...opening, ...toGallery(sections) };
  };

/** The images of a text: its cards with an image. */
export function toGallery(all: readonly ArticleSection<Words>[]): GalleryText {
  const { cards, name, sections } = splitImageCards(all);
  const items = cards.map(({ title, text, note, image }) => ({
    title,
    text: note === undefined ? text : `${text} ${note}`,
    image,
  }));
  return { name, items, sections };
}
