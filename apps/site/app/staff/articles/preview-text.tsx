import { type TextPath, textPageSlug } from '@pgm/api/contract';
import { Article, type ArticleSection, type Words } from '@pgm/ui/company/article';
import { FlipCards } from '@pgm/ui/company/flip-cards';
import { Hero } from '@pgm/ui/company/hero';
import { ImageGallery } from '@pgm/ui/company/image-gallery';
import { type Language, useLanguage } from '@pgm/ui/foundations/language';
import { type ImageFacts, ResponsiveImage } from '@pgm/ui/primitives/responsive-image';
import { brand } from '#app/brand.ts';
import { toImage } from '#app/kit/catalogue-product.ts';
import { toHomeParts } from '#app/content/home/home.ts';
import { toHomeWords } from '#app/content/home/home-words.ts';
import { toFlipCards } from '#app/content/shop/flip-cards.ts';
import { toGallery } from '#app/content/shop/gallery.ts';
import { LightboxStyles } from '#app/kit/lightbox-styles.tsx';

/** The text of an article as pages show it. */
export type Sections = readonly ArticleSection<Words>[];

interface HomePreviewProps {
  readonly language: Language;
  readonly heading: string;
  readonly text: string;
  /** Default: the page shows the first product. */
  readonly image: ImageFacts | undefined;
  readonly sections: Sections;
}

/** The home page with its text; what the shop adds is only named. */
export function HomePreview({ language, heading, text, image, sections }: HomePreviewProps) {
  const { t } = useLanguage();
  const { action, headings, shop, sections: rest } = toHomeWords(toHomeParts(sections), t);
  const parts = [
    {
      id: 'categories',
      heading: headings.categories,
      blocks: [t('Here the page shows the categories.')],
    },
    {
      id: 'products',
      heading: headings.products,
      blocks: [t('Here the page shows the first products.'), { links: [shop] }],
    },
  ];
  return (
    <>
      <Hero
        brandName={brand.name}
        heading={heading}
        text={text}
        action={action}
        facts={[]}
        image={
          <ResponsiveImage
            image={image ?? toImage(undefined, '')}
            sizes="(width >= 64rem) 24rem, 15rem"
            className="w-full max-w-form rounded-card"
          />
        }
        {...(image === undefined && { caption: { href: '/products', label: t('The first product') } })}
      />
      <SingleText language={language} sections={[...parts, ...rest]} />
    </>
  );
}

interface PreviewTextProps {
  /** The name of the page of the site; undefined for an article or a policy. */
  readonly page: string | undefined;
  readonly language: Language;
  readonly sections: Sections;
}

const GALLERY = textPageSlug('Shop/gallery' satisfies TextPath);
const FLIP_CARDS = textPageSlug('Shop/flipcard' satisfies TextPath);

/** What stands below the top of a page: the text, and what some pages make of its parts. */
export function PreviewText({ page, language, sections }: PreviewTextProps) {
  if (page === GALLERY) return <GalleryText language={language} sections={sections} />;
  if (page === FLIP_CARDS) return <FlipCardsText language={language} sections={sections} />;
  return <SingleText language={language} sections={sections} />;
}

type TextProps = Omit<PreviewTextProps, 'page'>;

function SingleText({ language, sections }: TextProps) {
  // Both languages have the same fragments.
  return <Article sections={sections.map((section) => ({ ...section, id: `${language}-${section.id}` }))} />;
}

function GalleryText({ language, sections }: TextProps) {
  const { items, name, sections: rest } = toGallery(sections);
  return (
    <>
      <ImageGallery items={items} aria-label={name} />
      <SingleText language={language} sections={rest} />
      <LightboxStyles />
    </>
  );
}

function FlipCardsText({ language, sections }: TextProps) {
  const { cards, name, sections: rest } = toFlipCards(sections);
  return (
    <>
      <FlipCards cards={cards} aria-label={name} />
      <SingleText language={language} sections={rest} />
    </>
  );
}
