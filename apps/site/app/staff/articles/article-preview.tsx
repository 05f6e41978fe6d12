import {
  ArticleBody,
  type ArticleDrawing,
  type ArticleMedia,
  HOME_SLUG,
  isPartOfSite,
} from '@pgm/api/contract';
import type { ArticleValues } from '@pgm/machines/staff/article-form';
import { PageOpening } from '@pgm/ui/company/content-page';
import { type Language, useLanguage } from '@pgm/ui/foundations/language';
import { articleDrawing } from '#app/content/article-drawings.ts';
import { toArticleSections } from '#app/content/article-sections.mapper.ts';
import { fillFacts } from '#app/content/fact-words.mapper.ts';
import { translateIn } from '#app/content/translate.ts';
import { mediaImage, toAlternative } from '#app/kit/media-image.ts';
import { useShopTerms } from '#app/kit/use-shop-terms.ts';
import { toChosenImage } from './chosen-image.ts';
import { HomePreview, PreviewText, type Sections } from './preview-text.tsx';

interface ArticlePreviewProps {
  readonly values: ArticleValues;
  /** The images that its cards can show. */
  readonly cardMedia: readonly ArticleMedia[];
}

/** The article as visitors will see it, with the values of the form: in English, and below it in Hindi where it has any. */
export function ArticlePreview({ values, cardMedia }: ArticlePreviewProps) {
  const { kind, slug, title, summary, body, titleInHindi, summaryInHindi, bodyInHindi } = values;
  const isPage = kind === 'page';
  const isHome = isPage && slug === HOME_SLUG;
  const illustration = {
    ...(kind !== 'policy' && !isHome && { drawing: values.drawing }),
    ...(kind !== 'policy' && { media: values.media }),
  };
  const terms = useShopTerms();
  const { t } = useLanguage();
  const toSections = (text: ArticleBody, language: Language) => {
    const toImage = toChosenImage(cardMedia, language);
    if (!isPartOfSite(kind)) return toArticleSections(text, toImage);
    const shown = {
      toBlocks: (name: string) => [t('Here the page shows facts of the company: {name}', { name })],
      toHolder: (post: string) => ({ name: `{${post}}` }),
    };
    return fillFacts(text, terms, shown, toImage);
  };
  return (
    <div className="measure grid gap-14 py-4">
      <Preview
        {...{ ...illustration, kind, slug }}
        language="en"
        texts={{ heading: (isPage && values.heading) || title, summary, body }}
        toSections={toSections}
      />
      {titleInHindi !== '' && (
        <Preview
          {...{ ...illustration, kind, slug }}
          language="hi"
          texts={{
            heading: (isPage && values.headingInHindi) || titleInHindi,
            summary: summaryInHindi,
            body: bodyInHindi,
          }}
          toSections={toSections}
        />
      )}
    </div>
  );
}

interface PreviewProps {
  readonly kind: ArticleValues['kind'];
  readonly slug: string;
  readonly language: Language;
  readonly texts: Readonly<Record<'heading' | 'summary', string>> & { readonly body: object | null };
  /** Default: it is a policy or the home page, without a drawing. */
  readonly drawing?: ArticleDrawing;
  /** Shown in place of the drawing. */
  readonly media?: ArticleMedia | null;
  readonly toSections: (text: ArticleBody, language: Language) => Sections;
}

function Preview({ kind, slug, language, texts, drawing, media, toSections }: PreviewProps) {
  const { t } = useLanguage();
  const { heading, summary, body } = texts;
  const image = media
    ? mediaImage(media, toAlternative(media, language))
    : drawing && articleDrawing(drawing, translateIn(language));
  const { data: text, error } = ArticleBody.safeParse(body);
  const sections = text === undefined ? [] : toSections(text, language);
  const page = kind === 'page' ? slug : undefined;
  return (
    <article className="grid gap-10" lang={language}>
      {error !== undefined && <p>{t(error.issues[0]?.message ?? '')}</p>}
      {page === HOME_SLUG ? (
        <HomePreview {...{ language, heading, image, sections }} text={summary} />
      ) : (
        <>
          <PageOpening heading={heading} lead={summary} image={image} />
          <PreviewText page={page} language={language} sections={sections} />
        </>
      )}
    </article>
  );
}
