import type { Review, ReviewSort } from '@pgm/api/contract';
import { type SQL, and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { products } from '../tables/product.schema.ts';
import { toReview } from './review.mapper.ts';
import { type ReviewRow, reviews } from './review.schema.ts';

/** Which reviews of a product are read, and in which order. */
interface ReviewFilter {
  readonly productId: string;
  readonly sort: ReviewSort;
  readonly page: PageRequest;
}

const ORDERS: Readonly<Record<ReviewSort, readonly SQL[]>> = {
  newest: [],
  highest: [desc(reviews.stars)],
  lowest: [asc(reviews.stars)],
};

/** The SQL of the reviews that visitors read, and of those of one member. */
export class ReviewRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** A page of the approved reviews of a product. */
  async list({ productId, sort, page }: ReviewFilter): Promise<Review[]> {
    const rows = await this.#db
      .select()
      .from(reviews)
      .where(and(eq(reviews.productId, productId), eq(reviews.status, 'APPROVED')))
      .orderBy(...ORDERS[sort], desc(reviews.writtenAt), desc(reviews.id))
      .limit(page.limit)
      .offset(page.offset);
    return rows.map(toReview);
  }

  /** The number of approved reviews, as the row of the product has it. */
  async count({ productId }: Pick<ReviewFilter, 'productId'>): Promise<number> {
    const [product] = await this.#db
      .select({ reviewCount: products.reviewCount })
      .from(products)
      .where(eq(products.id, productId));
    return product?.reviewCount ?? 0;
  }

  /** The review that a member has written of a product. */
  async findOwn(userId: string, productId: string): Promise<ReviewRow | undefined> {
    const [row] = await this.#db.select().from(reviews).where(isOwn(userId, productId));
    return row;
  }
}

/** The review of a member about a product. */
export function isOwn(userId: string, productId: string) {
  return and(eq(reviews.userId, userId), eq(reviews.productId, productId));
}
