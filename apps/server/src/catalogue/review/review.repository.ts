import type { Review, ReviewSort } from '@pgm/api/contract';
import { type SQL, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { orderItems, orders } from '../../sales/order/order.schema.ts';
import { reversalItems, reversals } from '../../sales/reversal/reversal.schema.ts';
import { products } from '../product/product.schema.ts';
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

  isBuyer(userId: string, productId: string): Promise<boolean> {
    return isBuyer(this.#db, userId, productId);
  }
}

/** The review of a member about a product. */
export function isOwn(userId: string, productId: string) {
  return and(eq(reviews.userId, userId), eq(reviews.productId, productId));
}

/** How many pieces of a line were cancelled before they were delivered. */
const cancelledPieces = sql`(
  select coalesce(sum(${reversalItems.quantity}), 0) from ${reversalItems}
  join ${reversals} on ${reversals.id} = ${reversalItems.reversalId} and ${reversals.kind} = 'CANCELLATION'
  where ${reversalItems.orderId} = ${orderItems.orderId} and ${reversalItems.productId} = ${orderItems.productId}
    and ${reversalItems.size} = ${orderItems.size})`;

/** Whether a product was delivered to a member in an order that was not sent back as a whole. */
export async function isBuyer(db: Database, userId: string, productId: string): Promise<boolean> {
  const delivered = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, and(eq(orderItems.orderId, orders.id), eq(orderItems.productId, productId)))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, ['DELIVERED', 'RETURN_REQUESTED']),
        sql`${orderItems.quantity} > ${cancelledPieces}`,
      ),
    )
    .limit(1);
  return delivered.length > 0;
}
