import { type CartItem, MOST_OF_A_PRODUCT } from '@pgm/api/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { brands } from '../brand/brand.schema.ts';
import { categories } from '../category/category.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/id.ts';
import { isOnShow } from '../product/product-row.ts';
import { products } from '../product/product.schema.ts';
import { storeEntries } from '../store/store.schema.ts';
import { cartItems, cartMerges } from './cart.schema.ts';
import { selectLines } from './select-lines.ts';

/** A product that can be seen, as somebody finds it who wants to put it into a cart. */
export interface Offer {
  readonly productId: string;
  readonly pricePaise: number;
  /** How many there are in stock. */
  readonly stock: number;
  /** How many the cart holds already. */
  readonly inCart: number;
}

/** So many of what is offered. */
export interface NewLine {
  readonly offer: Offer;
  readonly quantity: number;
}

/** SQL over one cart to which nobody else adds meanwhile. */
export class OpenCart {
  readonly #tx: Database;
  readonly #userId: string;
  constructor(tx: Database, userId: string) {
    this.#tx = tx;
    this.#userId = userId;
  }

  /** Those of the products that can be seen. */
  async offers(productIds: readonly string[]): Promise<Offer[]> {
    const rows = await this.#tx
      .select({
        productId: products.id,
        pricePaise: products.pricePaise,
        stock: storeEntries.quantity,
        inCart: cartItems.quantity,
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(storeEntries, eq(storeEntries.productId, products.id))
      .leftJoin(cartItems, and(eq(cartItems.productId, products.id), eq(cartItems.userId, this.#userId)))
      .where(and(inArray(products.id, [...productIds]), isOnShow));
    return rows.map((row) => ({ ...row, stock: row.stock ?? 0, inCart: row.inCart ?? 0 }));
  }

  /** How many lines it has, those of hidden products too. */
  countLines(): Promise<number> {
    return this.#tx.$count(cartItems, eq(cartItems.userId, this.#userId));
  }

  /** Its line of a product. */
  async line(productId: string): Promise<CartItem | undefined> {
    const [line] = await selectLines(this.#tx, this.#userId, eq(cartItems.productId, productId));
    return line;
  }

  /** Puts lines into it, each product once; what it holds already grows, as far as a line can. */
  async put(lines: readonly NewLine[], at: Date): Promise<void> {
    if (lines.length === 0) return;
    await this.#tx
      .insert(cartItems)
      .values(
        lines.map(({ offer, quantity }) => ({
          id: newId(),
          userId: this.#userId,
          productId: offer.productId,
          quantity,
          addedPricePaise: offer.pricePaise,
          createdAt: at,
        })),
      )
      .onConflictDoUpdate({
        target: [cartItems.userId, cartItems.productId],
        set: { quantity: sql`least(${MOST_OF_A_PRODUCT}, ${cartItems.quantity} + excluded.quantity)` },
      });
  }

  /** Remembers the key of a guest's cart; false when it was taken before. */
  async takeKey(key: string, at: Date): Promise<boolean> {
    const taken = await this.#tx
      .insert(cartMerges)
      .values({ userId: this.#userId, key, createdAt: at })
      .onConflictDoNothing()
      .returning({ key: cartMerges.key });
    return taken.length > 0;
  }
}
