import { type DataExport, MAX_NEWEST_REVIEWS, type Review } from '@pgm/api/contract';
import { and, asc, desc, eq, exists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../tables/product.schema.ts';
import { toOwnReview, toReview } from './review.mapper.ts';
import { reviews } from './review.schema.ts';

/** The newest approved reviews of a product. */
export async function selectNewestReviews(db: Database, productId: string): Promise<Review[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, 'APPROVED')))
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(MAX_NEWEST_REVIEWS);
  return rows.map(toReview);
}

/** The storage keys of the photos of a member's reviews. */
export async function selectReviewPhotos(tx: Database, userId: string): Promise<string[]> {
  const rows = await tx.select({ photos: reviews.photos }).from(reviews).where(eq(reviews.userId, userId));
  return rows.flatMap(({ photos }) => photos);
}

/** A member's reviews for the export of their data. */
export async function exportReviews(db: Database, userId: string): Promise<DataExport['reviews']> {
  const rows = await db
    .select({ review: reviews, productName: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, userId))
    .orderBy(asc(reviews.writtenAt), asc(reviews.id));
  return rows.map(({ review, productName }) => ({
    ...toOwnReview(review),
    productName,
    author: review.author,
  }));
}

const other = alias(reviews, 'other');

/** Gives the reviews of one account to another one, as far as that has none of the same product. */
export async function moveReviews(
  tx: Database,
  { to, from }: { readonly to: string; readonly from: string },
): Promise<{ readonly moved: number; readonly leftOut: number }> {
  const isTheirs = eq(reviews.userId, from);
  const all = await tx.$count(reviews, isTheirs);
  const isSame = and(eq(other.userId, to), eq(other.productId, reviews.productId));
  const isTwice = exists(
    tx
      .select({ one: sql`1` })
      .from(other)
      .where(isSame),
  );
  const leftOut = await tx.$count(reviews, and(isTheirs, isTwice));
  await tx
    .update(reviews)
    .set({ userId: to })
    .where(and(isTheirs, sql`not ${isTwice}`));
  return { moved: all - leftOut, leftOut };
}
