import { type ArticleBody, type ArticleTexts, cardMediaIds, fail, ok } from '@pgm/api/contract';
import type { Database } from '../../platform/database/database.ts';
import type { RecordKind } from '../../platform/record/record-kind.ts';
import { holdMedia } from '../media/media.transactions.ts';
import type { ArticleRow } from './article.schema.ts';

type Texts = Pick<ArticleRow, 'english' | 'hindi'>;

const toBodies = ({ english, hindi }: Texts): ArticleBody[] =>
  hindi ? [english.body, hindi.body] : [english.body];

/** The images that the cards of an article show, in either language. */
export const toCardMediaIds = (texts: Texts): string[] => cardMediaIds(toBodies(texts));

/** The beginning of a change after which an article shows images: they are not deleted meanwhile. @param mediaId the one beside its heading */
export function holdingImages(
  texts: Texts,
  mediaId: string | null | undefined,
): NonNullable<RecordKind<ArticleRow, never, never>['begin']> {
  return async (tx) => {
    const inTexts = toCardMediaIds(texts);
    if (typeof mediaId !== 'string' && inTexts.length === 0) return ok({});
    const held = await holdMedia(tx, typeof mediaId === 'string' ? [mediaId, ...inTexts] : inTexts);
    if (typeof mediaId === 'string' && !held.has(mediaId)) return toGone({ media: 'Image not found' });
    const isGone = (body: ArticleBody | undefined) =>
      body !== undefined && cardMediaIds([body]).some((id) => !held.has(id));
    if (isGone(texts.english.body)) return toGone({ body: CARD_IMAGE_GONE });
    return isGone(texts.hindi?.body) ? toGone({ bodyInHindi: CARD_IMAGE_GONE }) : ok({});
  };
}

/** Texts whose cards do not show the images that are deleted. */
export async function withoutDeletedImages<Content extends Texts>(
  db: Database,
  content: Content,
): Promise<Content> {
  const wanted = toCardMediaIds(content);
  if (wanted.length === 0) return content;
  const held = await holdMedia(db, wanted);
  const { english, hindi } = content;
  return { ...content, english: withImages(english, held), hindi: hindi && withImages(hindi, held) };
}

function withImages(texts: ArticleTexts, held: ReadonlySet<string>): ArticleTexts {
  const content = texts.body.content.map((block) =>
    block.type === 'heading' && block.attrs.mediaId && !held.has(block.attrs.mediaId)
      ? { ...block, attrs: { ...block.attrs, mediaId: null } }
      : block,
  );
  return { ...texts, body: { ...texts.body, content } };
}

const toGone = (fields: Record<string, string>) =>
  fail({ code: 'invalid' as const, message: 'Image not found', fields });

const CARD_IMAGE_GONE = 'A card shows an image that is not in the media library any more';
