import { and, eq, inArray } from 'drizzle-orm';
import { brands } from '../brand/brand.schema.ts';
import { categories } from '../category/category.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { isOnShow } from '../product/product-row.ts';
import { products } from '../product/product.schema.ts';
import { storeEntries } from '../store/store.schema.ts';

/** A product that can be seen, as somebody finds it who wants to order it. */
export interface Offer {
  readonly productId: string;
  readonly name: string;
  /** Storage key of its first picture; null when it has none. */
  readonly image: string | null;
  readonly pricePaise: number;
  /** Of one piece. */
  readonly points: number;
  readonly hsn: string;
  /** The tax that the price includes. */
  readonly gstPercent: number;
  /** How many there are in stock. */
  readonly available: number;
}

/** Those of the products that can be seen. */
export async function selectOffers(db: Database, productIds: readonly string[]): Promise<Offer[]> {
  const rows = await db
    .select({
      productId: products.id,
      name: products.name,
      pictures: products.pictures,
      pricePaise: products.pricePaise,
      points: products.points,
      hsn: products.hsn,
      gstPercent: products.gstPercent,
      available: storeEntries.quantity,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(storeEntries, eq(storeEntries.productId, products.id))
    .where(and(inArray(products.id, [...productIds]), isOnShow));
  return rows.map(({ pictures: [picture], ...row }) => ({
    ...row,
    image: picture?.key ?? null,
    available: row.available ?? 0,
  }));
}
