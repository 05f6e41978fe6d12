import type { QueryOf, StaffReview, listStaffReviews } from '@pgm/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import { products } from '../tables/product.schema.ts';
import { toReview } from './review.mapper.ts';
import { reviews } from './review.schema.ts';

function selectReviews(db: Database) {
  return db
    .select({ review: reviews, productName: products.name, username: users.username })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .$dynamic();
}

type SelectedReview = Awaited<ReturnType<typeof selectReviews>>[number];

/** The reviews as staff list them: by their last change, or by their stars. */
export const staffReviews = defineStaffList({
  select: selectReviews,
  id: reviews.id,
  orders: { newest: [desc, reviews.writtenAt], stars: [desc, reviews.stars] },
  matching: ({ search, status, stars }: QueryOf<typeof listStaffReviews>) =>
    and(
      containsIn(search, products.name, reviews.author),
      status && eq(reviews.status, status),
      stars && eq(reviews.stars, Number(stars)),
    ),
  toItem: toStaffReview,
});

/** One review as staff see it. */
export async function findStaffReview(db: Database, id: string): Promise<StaffReview | undefined> {
  const [row] = await selectReviews(db).where(eq(reviews.id, id));
  return row && toStaffReview(row);
}

function toStaffReview({ review, productName, username }: SelectedReview): StaffReview {
  const { status, reason, version } = review;
  return { ...toReview(review), productName, username, status, reason, version };
}
