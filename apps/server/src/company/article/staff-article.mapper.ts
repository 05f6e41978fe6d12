import {
  type ArticleBody,
  type ArticlePart,
  type ArticleState,
  type ArticleVersion,
  type StaffArticle,
  type StaffArticleRow,
  toPlainText,
} from '@pgm/api/contract';
import type { MediaRow } from '../media/media.schema.ts';
import { toArticleMedia } from './article-media.mapper.ts';
import type { ArticleRow, ArticleVersionRow, ShortTexts } from './article.schema.ts';

/** What visitors see of an article at a moment. */
function toState(
  { publishedAt, unpublishedAt }: Pick<ArticleRow, 'publishedAt' | 'unpublishedAt'>,
  now: number,
): ArticleState {
  if (publishedAt) return publishedAt.getTime() <= now ? 'PUBLISHED' : 'SCHEDULED';
  return unpublishedAt ? 'UNPUBLISHED' : 'DRAFT';
}

/** An article without the bodies of its texts. */
export type ListedArticle = Omit<ArticleRow, 'english' | 'hindi'> & {
  readonly english: ShortTexts;
  readonly hindi: ShortTexts | null;
};

/** An article in a list of staff. */
export function toStaffRow(article: ListedArticle, now: number): StaffArticleRow {
  const { id, kind, slug, english, hindi, isSample, draftNumber, publishedNumber, publishedAt, version } =
    article;
  return {
    id,
    kind,
    slug,
    title: english.title,
    state: toState(article, now),
    isTranslationMissing: hindi === null,
    isTranslationOutdated: article.isTranslationOutdated,
    isReady: article.isReady,
    isChanged: publishedNumber !== null && publishedNumber !== draftNumber,
    isSample,
    publishedAt: publishedAt?.toISOString() ?? null,
    version,
  };
}

/** An article with its image. */
export interface IllustratedArticle {
  readonly article: ArticleRow;
  /** Null where it shows its drawing. */
  readonly image: MediaRow | null;
  /** Those of the cards of both texts. */
  readonly cardImages: readonly MediaRow[];
}

/** An article as staff edit it. */
export function toStaffArticle(
  { article, image, cardImages }: IllustratedArticle,
  now: number,
): StaffArticle {
  const { drawing, english, hindi, draftNumber, publishedNumber } = article;
  return {
    ...toStaffRow(article, now),
    drawing,
    ...(image && { media: toArticleMedia(image) }),
    cardMedia: cardImages.map(toArticleMedia),
    english,
    hindi,
    draftNumber,
    publishedNumber,
  };
}

interface Content extends Pick<ArticleVersionRow, 'drawing' | 'english' | 'hindi' | 'mediaId'> {
  /** What the image shows; null without one. */
  readonly alternative: string | null;
}

/** What a version changed: the lines that each part lost and gained. Where only marks changed, there are none of them. */
export function toChanges(before: Content | null, after: Content): ArticleVersion['changes'] {
  return PARTS.flatMap(([part, read]) => {
    const old = before ? read(before) : undefined;
    const now = read(after);
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    const [oldLines, newLines] = [toLines(old), toLines(now)];
    return [
      {
        part,
        removed: oldLines.filter((line) => !newLines.includes(line)),
        added: newLines.filter((line) => !oldLines.includes(line)),
      },
    ];
  });
}

/** A part of an article; undefined where it has none. */
type Part = string | ArticleBody | ImagePart | undefined;

/** Two images can have the same text. */
interface ImagePart {
  readonly mediaId: string;
  readonly text: string;
}

const PARTS: readonly (readonly [ArticlePart, (content: Content) => Part])[] = [
  ['drawing', ({ drawing }) => drawing ?? undefined],
  [
    'image',
    ({ mediaId, alternative }) => (mediaId === null ? undefined : { mediaId, text: alternative ?? '' }),
  ],
  ['title', ({ english }) => english.title],
  ['heading', ({ english }) => english.heading],
  ['summary', ({ english }) => english.summary],
  ['text', ({ english }) => english.body],
  ['titleInHindi', ({ hindi }) => hindi?.title],
  ['headingInHindi', ({ hindi }) => hindi?.heading],
  ['summaryInHindi', ({ hindi }) => hindi?.summary],
  ['textInHindi', ({ hindi }) => hindi?.body],
];

function toLines(part: Part): string[] {
  if (part === undefined) return [];
  if (typeof part === 'string') return [part];
  return 'mediaId' in part ? [part.text] : toPlainText(part.content).split('\n');
}
