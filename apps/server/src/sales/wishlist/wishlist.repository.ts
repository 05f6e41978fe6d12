import type { Language, Product } from '@pgm/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import { brands } from '../../catalogue/tables/brand.schema.ts';
import { categories } from '../../catalogue/tables/category.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../catalogue/tables/product.schema.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { productColumns, toProduct } from '../../catalogue/product/product.transactions.ts';
import { isOnShow } from '../../catalogue/tables/product-rows.transactions.ts';
import { stockEntries } from '../../catalogue/stock/stock.schema.ts';
import { wishlistItems } from './wishlist.schema.ts';

/** The member whose wishlist is read, and which page of it. */
interface WishlistFilter {
  readonly userId: string;
  /** The language of the texts. Default: English. */
  readonly language?: Language | undefined;
  readonly page: PageRequest;
}

/** The SQL of wishlists. */
export class WishlistRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The visible products of a wishlist, last added first. */
  async list({ userId, language = 'en', page }: WishlistFilter): Promise<Product[]> {
    const rows = await this.#db
      .select(productColumns(language))
      .from(wishlistItems)
      .innerJoin(products, eq(products.id, wishlistItems.productId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(stockEntries, eq(stockEntries.productId, products.id))
      .where(and(eq(wishlistItems.userId, userId), isOnShow))
      .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productId))
      .limit(page.limit)
      .offset(page.offset);
    return rows.map(toProduct);
  }

  /** The number of visible products on all pages. */
  count({ userId }: WishlistFilter): Promise<number> {
    return this.#db.$count(
      this.#db
        .select({ productId: wishlistItems.productId })
        .from(wishlistItems)
        .innerJoin(products, eq(products.id, wishlistItems.productId))
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .innerJoin(brands, eq(brands.id, products.brandId))
        .where(and(eq(wishlistItems.userId, userId), isOnShow))
        .as('visible'),
    );
  }

  /**
   * Adds a product to a wishlist if it is not there yet, and returns its id; undefined when the product is not
   * visible.
   */
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
