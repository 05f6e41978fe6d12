import { HOME_PARTS } from '@pgm/api/contract';
import type { ArticleSection, WayOn, Words } from '@pgm/ui/company/article';
import type { ImageFacts } from '@pgm/ui/primitives/responsive-image';
import { mediaImage } from '#app/kit/media-image.ts';
import { pageSections } from '../page-sections.ts';
import type { PageText } from '../text-page/text-page.ts';
import type { Content } from '../translate.ts';

type Section = ArticleSection<Words>;

/** What the text of the home page says below its heading; what staff leave out is undefined. */
export interface HomeParts {
  /** The button of the banner. */
  readonly action: WayOn | undefined;
  /** Above the categories, and above the products. */
  readonly headings: { readonly categories: string | undefined; readonly products: string | undefined };
  /** The link beside the heading of the products. */
  readonly shop: WayOn | undefined;
  /** What stands below the products. */
  readonly sections: readonly Section[];
}

/** What staff write of the home page. */
export interface HomeText extends HomeParts {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  /** The language of the text where it is not the reader's. */
  readonly lang: string | undefined;
  /** The image of the banner. Default: the first product. */
  readonly image: ImageFacts | undefined;
}

/** The home page, whose text staff write. */
export const homeText =
  (page: PageText): Content<HomeText> =>
  (translate, company) => {
    const { title, heading = title, summary, media, language } = page;
    return {
      title,
      heading,
      text: summary,
      lang: language === translate('en', 'hi') ? undefined : language,
      image: media && mediaImage(media, media.alt),
      ...toHomeParts(pageSections(page)(translate, company)),
    };
  };

/** The parts of the page that a text is about, and what else it says. */
export function toHomeParts(all: readonly Section[]): HomeParts {
  const [banner, categories, products] = HOME_PARTS.map((part) => all.find(({ id }) => id === part));
  return {
    action: toLink(banner),
    headings: { categories: categories?.heading, products: products?.heading },
    shop: toLink(products),
    sections: all.filter(({ id }) => !HOME_PARTS.some((part) => part === id)),
  };
}

/** The first link of a section. */
function toLink(section: Section | undefined): WayOn | undefined {
  const blocks = section?.blocks ?? [];
  return blocks.flatMap((block) => (typeof block === 'object' && 'links' in block ? block.links : []))[0];
}
