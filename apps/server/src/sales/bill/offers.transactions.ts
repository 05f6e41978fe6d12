import type { Language, SizeStock } from '@pgm/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { brands } from '../../catalogue/tables/brand.schema.ts';
import { categories } from '../../catalogue/tables/category.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { hindiFor } from '../../platform/database/hindi-column.ts';
import { isOnShow } from '../../catalogue/tables/product-rows.transactions.ts';
import type { PricedRow } from '../../catalogue/product/size-price.transactions.ts';
import { products } from '../../catalogue/tables/product.schema.ts';
import { stockEntries } from '../../catalogue/stock/stock.schema.ts';
import { sizeStock } from '../../catalogue/stock/stock.transactions.ts';

/** A visible product as a buyer can order it. */
export interface Offer extends PricedRow {
  readonly productId: string;
  readonly categoryId: string;
  readonly name: string;
  /** Storage key of its first image; null without an image. */
  readonly image: string | null;
  readonly hsn: string;
  /** The tax that the price includes. */
  readonly gstPercent: number;
  /** The pieces in stock, in all sizes. */
  readonly available: number;
  /** The stock of each size; null without sizes. */
  readonly sizes: SizeStock | null;
}

/**
 * The offers of those products that are visible.
 * @param language of the names. Default: English, as orders and invoices have them
 */
export async function selectOffers(
  db: Database,
  productIds: readonly string[],
  language: Language = 'en',
): Promise<Offer[]> {
  const rows = await db
    .select({
      productId: products.id,
      categoryId: products.categoryId,
      name: products.name,
      inHindi: hindiFor(language, products.hindi),
      images: products.images,
      pricePaise: products.pricePaise,
      points: products.points,
      sizePrices: products.sizePrices,
      hsn: products.hsn,
      gstPercent: products.gstPercent,
      available: stockEntries.quantity,
      sizes: sizeStock,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(stockEntries, eq(stockEntries.productId, products.id))
    .where(and(inArray(products.id, [...productIds]), isOnShow));
  // A product whose tax is not known cannot be sold.
  return rows.flatMap(({ images: [image], inHindi, gstPercent, ...row }) =>
    gstPercent === null
      ? []
      : [
          {
            ...row,
            name: inHindi?.name ?? row.name,
            gstPercent,
            image: image?.key ?? null,
            available: row.available ?? 0,
          },
        ],
  );
}
