import { type Language, MAX_RESTOCK_REQUESTS, type RestockRequest } from '@pgm/api/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { brands } from '../tables/brand.schema.ts';
import { categories } from '../tables/category.schema.ts';
import { products } from '../tables/product.schema.ts';
import { isOnShow } from '../tables/product-rows.transactions.ts';
import { stockEntries } from '../stock/stock.schema.ts';
import { restockRequests } from './restock-request.schema.ts';

/** A request as its member makes it. */
export interface NewRestockRequest {
  readonly userId: string;
  readonly productId: string;
  readonly language: Language;
  readonly at: Date;
}

/** The member whose requests are read, and which page of them. */
interface RestockRequestFilter {
  readonly userId: string;
  readonly page: PageRequest;
}

/** The SQL of restock requests. */
export class RestockRequestRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The products of a member's open requests, the newest first. */
  list({ userId, page }: RestockRequestFilter): Promise<RestockRequest[]> {
    return this.#db
      .select({ productId: restockRequests.productId })
      .from(restockRequests)
      .where(isOpen(userId))
      .orderBy(desc(restockRequests.createdAt), desc(restockRequests.productId))
      .limit(page.limit)
      .offset(page.offset);
  }

  /** The number of a member's open requests. */
  count({ userId }: RestockRequestFilter): Promise<number> {
    return this.#db.$count(restockRequests, isOpen(userId));
  }

  /** The id and the quantity of a product that everyone can see; undefined when there is none. */
  async findProduct(
    productId: string,
  ): Promise<{ readonly id: string; readonly quantity: number } | undefined> {
    const [product] = await this.#db
      .select({ id: products.id, quantity: stockEntries.quantity })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(stockEntries, eq(stockEntries.productId, products.id))
      .where(and(eq(products.id, productId), isOnShow));
    return product && { id: product.id, quantity: product.quantity ?? 0 };
  }

  /** Adds a request unless it is open already. False, and none added, when the member has too many. */
  add({ userId, productId, language, at }: NewRestockRequest): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      // Requests of one member are added one after the other, so that the count stays correct.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      const open = await tx
        .select({ productId: restockRequests.productId })
        .from(restockRequests)
        .where(isOpen(userId));
      if (open.some((request) => request.productId === productId)) return true;
      if (open.length >= MAX_RESTOCK_REQUESTS) return false;
      await tx.insert(restockRequests).values({ id: newId(), userId, productId, language, createdAt: at });
      return true;
    });
  }

  async remove(userId: string, productId: string): Promise<void> {
    await this.#db
      .delete(restockRequests)
      .where(and(isOpen(userId), eq(restockRequests.productId, productId)));
  }
}

const isOpen = (userId: string) =>
  and(eq(restockRequests.userId, userId), isNull(restockRequests.notifiedAt));
