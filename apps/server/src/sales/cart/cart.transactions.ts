import { type CartItem, type Language, MAX_PER_PRODUCT, type SizeStock, toLineKey } from '@pgm/api/contract';
import { type SQL, and, asc, eq, inArray, sql } from 'drizzle-orm';
import { brands } from '../../catalogue/tables/brand.schema.ts';
import { categories } from '../../catalogue/tables/category.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { hindiFor } from '../../platform/database/hindi-column.ts';
import { newId } from '../../platform/database/id.ts';
import { imageUrl } from '../../platform/storage/image-storage.ts';
import { products } from '../../catalogue/tables/product.schema.ts';
import { isOnShow } from '../../catalogue/tables/product-rows.transactions.ts';
import { type PricedRow, priceInSize } from '../../catalogue/product/size-price.transactions.ts';
import { toStock, stockEntries } from '../../catalogue/stock/stock.schema.ts';
import { type Choice, sizeStock, stockIn } from '../../catalogue/stock/stock.transactions.ts';
import { cartItems, cartMerges } from './cart.schema.ts';

/** A visible product, as a cart needs it. */
interface Offer extends PricedRow {
  readonly productId: string;
  /** How many there are in stock, in all sizes. */
  readonly quantity: number;
  /** The stock of each size; null without sizes. */
  readonly sizes: SizeStock | null;
}

/** So many of what is offered, in a size. */
export interface NewLine {
  readonly offer: Offer;
  readonly size: string;
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
        points: products.points,
        sizePrices: products.sizePrices,
        quantity: stockEntries.quantity,
        sizes: sizeStock,
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(stockEntries, eq(stockEntries.productId, products.id))
      .where(and(inArray(products.id, [...productIds]), isOnShow));
    return rows.map((row) => ({ ...row, quantity: row.quantity ?? 0 }));
  }

  /** How many it holds already of the products, by {@link toLineKey}. */
  async quantities(productIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const held = await this.#tx
      .select()
      .from(cartItems)
      .where(and(eq(cartItems.userId, this.#userId), inArray(cartItems.productId, [...productIds])));
    return new Map(held.map((line) => [toLineKey(line), line.quantity]));
  }

  /** How many lines it has, those of hidden products too. */
  countLines(): Promise<number> {
    return this.#tx.$count(cartItems, eq(cartItems.userId, this.#userId));
  }

  /** Its line of a product in a size. */
  async line({ productId, size }: Choice, language: Language): Promise<CartItem | undefined> {
    const [line] = await selectLines(
      this.#tx,
      { userId: this.#userId, language },
      and(eq(cartItems.productId, productId), eq(cartItems.size, size)),
    );
    return line;
  }

  /** Puts lines into it, each product in each size once; what it holds already grows, as far as a line can. */
  async put(lines: readonly NewLine[], at: Date): Promise<void> {
    if (lines.length === 0) return;
    await this.#tx
      .insert(cartItems)
      .values(
        lines.map(({ offer, size, quantity }) => ({
          id: newId(),
          userId: this.#userId,
          productId: offer.productId,
          size,
          quantity,
          addedPricePaise: priceInSize(offer, size).pricePaise,
          createdAt: at,
        })),
      )
      .onConflictDoUpdate({
        target: [cartItems.userId, cartItems.productId, cartItems.size],
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
export async function selectLines(
  db: Database,
  { userId, language }: { readonly userId: string; readonly language: Language },
  which?: SQL,
): Promise<CartItem[]> {
  const rows = await db
    .select({
      line: cartItems,
      name: products.name,
      inHindi: hindiFor(language, products.hindi),
      pricePaise: products.pricePaise,
      points: products.points,
      sizePrices: products.sizePrices,
      images: products.images,
      quantity: stockEntries.quantity,
      sizes: sizeStock,
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
interface LineRow extends PricedRow {
  readonly line: typeof cartItems.$inferSelect;
  readonly name: string;
  /** Null for a reader of English, and where it has no Hindi. */
  readonly inHindi: (typeof products.$inferSelect)['hindi'];
  readonly images: (typeof products.$inferSelect)['images'];
  readonly quantity: number | null;
  readonly sizes: SizeStock | null;
  readonly alertQuantity: number | null;
}

/** The wire shape of a line: rupees instead of paise, an address instead of a storage key. */
function toCartItem({ line, images: [image], ...row }: LineRow): CartItem {
  const { pricePaise, points } = priceInSize(row, line.size);
  return {
    id: line.id,
    productId: line.productId,
    quantity: line.quantity,
    ...(line.size && { size: line.size }),
    productName: row.inHindi?.name ?? row.name,
    productPrice: pricePaise / 100,
    addedPrice: line.addedPricePaise / 100,
    productImage: image ? imageUrl(image.key) : null,
    points,
    stock: toStock(
      stockIn(line.size, { quantity: row.quantity ?? 0, sizes: row.sizes }),
      row.alertQuantity ?? 0,
    ),
  };
}
