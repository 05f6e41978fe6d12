import type { Product } from '@pgm/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import { brands } from '../brand/brand.schema.ts';
import { categories } from '../category/category.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { productOf } from '../product/product-of.ts';
import { isOnShow, productColumns } from '../product/product-row.ts';
import { products } from '../product/product.schema.ts';
import { storeEntries } from '../store/store.schema.ts';
import { wishlistItems } from './wishlist.schema.ts';

/** SQL over wishlists. */
export class WishlistRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The products of a wishlist that can be seen, the one added last first. */
  async list(userId: string): Promise<Product[]> {
    const rows = await this.#db
      .select(productColumns)
      .from(wishlistItems)
      .innerJoin(products, eq(products.id, wishlistItems.productId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(storeEntries, eq(storeEntries.productId, products.id))
      .where(and(eq(wishlistItems.userId, userId), isOnShow))
      .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productId));
    return rows.map(productOf);
  }

  /** Puts a product on a wishlist, unless it is there; its id, undefined when nobody can see it. */
  async add(userId: string, productId: string, at: number): Promise<string | undefined> {
    const [product] = await this.#db
      .select({ id: products.id })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(and(eq(products.id, productId), isOnShow));
    if (product === undefined) return undefined;
    await this.#db
      .insert(wishlistItems)
      .values({ userId, productId, createdAt: new Date(at) })
      .onConflictDoNothing();
    return product.id;
  }

  async remove(userId: string, productId: string): Promise<void> {
    await this.#db
      .delete(wishlistItems)
      .where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId)));
  }
}
