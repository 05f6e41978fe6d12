import type { OwnReview, Review } from '@pgm/api/contract';
import { imageUrl } from '../../platform/storage/image-storage.ts';
import type { ReviewRow } from './review.schema.ts';

/** What everyone sees of a review. */
export function toReview({ id, author, ...row }: ReviewRow): Review {
  return { id, author, ...toWritten(row) };
}

/** What its author sees of it. */
export function toOwnReview({ status, reason, ...row }: ReviewRow): OwnReview {
  return { ...toWritten(row), status, reason };
}

function toWritten(row: Pick<ReviewRow, 'productId' | 'stars' | 'text' | 'photos' | 'writtenAt'>) {
  return {
    productId: row.productId,
    stars: row.stars,
    text: row.text,
    photos: row.photos.map(imageUrl),
    writtenAt: row.writtenAt.toISOString(),
  };
}
