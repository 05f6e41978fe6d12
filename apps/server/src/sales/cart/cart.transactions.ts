import { type CartItem, MAX_PER_PRODUCT } from '@pgm/api/contract';
import { type SQL, and, asc, eq, inArray, sql } from 'drizzle-orm';
import { brands } from '../../catalogue/brand/brand.schema.ts';
import { categories } from '../../catalogue/category/category.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { imageUrl } from '../../platform/storage/image-storage.ts';
import { products } from '../../catalogue/product/product.schema.ts';
import { isOnShow } from '../../catalogue/product/product.transactions.ts';
import { toStock, stockEntries } from '../../catalogue/stock/stock.schema.ts';
import { cartItems, cartMerges } from './cart.schema.ts';

/** A visible product, as a cart needs it. */
interface Offer {
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

/** SQL over one cart. No other transaction adds to it at the same time. */
export class CartTransaction {
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
        stock: stockEntries.quantity,
        inCart: cartItems.quantity,
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(stockEntries, eq(stockEntries.productId, products.id))
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
        set: { quantity: sql`least(${MAX_PER_PRODUCT}, ${cartItems.quantity} + excluded.quantity)` },
      });
  }

  /** Remembers the key of a guest's cart; false when it was taken before. */
  async claimKey(key: string, at: Date): Promise<boolean> {
    const claimed = await this.#tx
      .insert(cartMerges)
      .values({ userId: this.#userId, key, createdAt: at })
      .onConflictDoNothing()
      .returning({ key: cartMerges.key });
    return claimed.length > 0;
  }
}

/** The lines of a member's cart whose products can be seen, the one that was added first at the top. */
export async function selectLines(db: Database, userId: string, which?: SQL): Promise<CartItem[]> {
  const rows = await db
    .select({
      line: cartItems,
      name: products.name,
      pricePaise: products.pricePaise,
      points: products.points,
      images: products.images,
      quantity: stockEntries.quantity,
      alertQuantity: stockEntries.alertQuantity,
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(stockEntries, eq(stockEntries.productId, products.id))
    .where(and(eq(cartItems.userId, userId), isOnShow, which))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id));
  return rows.map(toCartItem);
}

/** A line of a cart with what the shop says of its product now. */
interface LineRow {
  readonly line: typeof cartItems.$inferSelect;
  readonly name: string;
  readonly pricePaise: number;
  readonly points: number;
  readonly images: (typeof products.$inferSelect)['images'];
  readonly quantity: number | null;
  readonly alertQuantity: number | null;
}

/** The wire shape of a line: rupees instead of paise, an address instead of a storage key. */
function toCartItem({ line, images: [image], ...row }: LineRow): CartItem {
  return {
    id: line.id,
    productId: line.productId,
    quantity: line.quantity,
    productName: row.name,
    productPrice: row.pricePaise / 100,
    addedPrice: line.addedPricePaise / 100,
    productImage: image ? imageUrl(image.key) : null,
    points: row.points,
    stock: toStock(row.quantity ?? 0, row.alertQuantity ?? 0),
  };
}
