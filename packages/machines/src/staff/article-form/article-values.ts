import {
  ArticleDraft,
  type ArticleMedia,
  type ArticleDrawing,
  type StaffArticle,
  type StaffArticleKind,
  isPartOfSite,
} from '@pgm/api/contract';
import type { FormSchema } from '../../kit/index.ts';
import { hindiField } from '../hindi-part/hindi-part.ts';

/** The text of an article as its editor reads and writes it: a document in JSON. Null while it has no words. */
type EditedText = object | null;

/** An article as the form shows it. */
export type ArticleValues = {
  readonly kind: StaffArticleKind;
  /** Of a page or a policy, it cannot be changed. */
  readonly slug: string;
  /** A policy has none, whatever is chosen. */
  readonly drawing: ArticleDrawing;
  /** The image of the media library that is shown in place of the drawing; null shows the drawing. */
  readonly media: ArticleMedia | null;
  readonly title: string;
  /** What stands at the top of a page; empty where it is the title. Other articles have none. */
  readonly heading: string;
  readonly summary: string;
  readonly body: EditedText;
  readonly titleInHindi: string;
  readonly headingInHindi: string;
  readonly summaryInHindi: string;
  readonly bodyInHindi: EditedText;
  /** Whether the user has checked that the Hindi says what the English says now. */
  readonly isTranslationRight: boolean;
};

export const EMPTY_ARTICLE: ArticleValues = {
  kind: 'news',
  slug: '',
  drawing: 'news',
  media: null,
  title: '',
  heading: '',
  summary: '',
  body: null,
  titleInHindi: '',
  headingInHindi: '',
  summaryInHindi: '',
  bodyInHindi: null,
  isTranslationRight: false,
};

/** A stored article as the form shows it. */
export function toArticleValues({ kind, slug, drawing, media, english, hindi }: StaffArticle): ArticleValues {
  return {
    kind,
    slug,
    drawing: drawing ?? EMPTY_ARTICLE.drawing,
    media: media ?? null,
    ...english,
    heading: english.heading ?? '',
    titleInHindi: hindi?.title ?? '',
    headingInHindi: hindi?.heading ?? '',
    summaryInHindi: hindi?.summary ?? '',
    bodyInHindi: hindi?.body ?? null,
    isTranslationRight: false,
  };
}

/** An article as it is sent: without Hindi while none of its texts is written. */
export function toArticle(values: ArticleValues): object {
  const { kind, slug, drawing, media, title, summary, isTranslationRight } = values;
  const hindi = { title: values.titleInHindi, summary: values.summaryInHindi, body: values.bodyInHindi };
  const hasHindi = hindi.title.trim() !== '' || hindi.summary.trim() !== '' || hindi.body !== null;
  return {
    kind,
    ...(kind !== 'policy' && { drawing, mediaId: media?.id ?? null }),
    ...(!isPartOfSite(kind) && { slug }),
    english: { title, ...toHeading(values.heading), summary, body: values.body ?? NO_TEXT },
    hindi: hasHindi ? { ...hindi, ...toHeading(values.headingInHindi), body: hindi.body ?? NO_TEXT } : null,
    isTranslationRight,
  };
}

const toHeading = (heading: string) => heading.trim() !== '' && { heading };

const NO_TEXT = { type: 'doc', content: [] };

/** The rules of the contract, whose errors are those of the fields that have the texts. */
export const articleSchema: FormSchema<ArticleDraft> = {
  safeParse(input) {
    const { data, error } = ArticleDraft.safeParse(input);
    const issues = error?.issues.map(({ path: [part, text], message }) => {
      if (part === 'english' && text !== undefined) return { path: [text], message };
      if (part === 'hindi' && text !== undefined) return { path: [hindiField(String(text))], message };
      return { path: part === undefined ? [] : [part], message };
    });
    return { data, error: issues && { issues } };
  },
};
