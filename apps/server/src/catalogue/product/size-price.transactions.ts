import type { SizePrice, SizePrices } from '@pgm/api/contract';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { type ProductRow, type StoredSizePrices, products } from '../tables/product.schema.ts';

/** The columns of a product of which its price in each size is made. */
export type PricedRow = Pick<ProductRow, 'pricePaise' | 'points' | 'sizePrices'>;

/** What a product costs and earns in a size; the size is empty for a product without sizes. */
export function priceInSize({ pricePaise, points, sizePrices }: PricedRow, size: string) {
  const own = Object.hasOwn(sizePrices, size) ? sizePrices[size] : undefined;
  return own ? { pricePaise: own.pricePaise, points: own.points } : { pricePaise, points };
}

/** The same price in paise, in a query with products. @param size the column with the size */
export function sizePricePaise(size: AnyColumn): SQL<number> {
  return sql<number>`coalesce((${products.sizePrices} -> ${size} ->> 'pricePaise')::integer, ${products.pricePaise})`;
}

/** Whether a product costs more in some of its sizes. */
export function hasDearerSize({
  pricePaise,
  sizePrices,
}: Pick<PricedRow, 'pricePaise' | 'sizePrices'>): boolean {
  return Object.values(sizePrices).some((own) => own.pricePaise > pricePaise);
}

/** A price that is raised by so many per cent, in whole paise. */
export function toChangedPaise(paise: number, percent: number): number {
  return Math.round(paise * (1 + percent / 100));
}

/** The prices of sizes, each raised by so many per cent. */
export function changedByPercent(prices: StoredSizePrices, percent: number): StoredSizePrices {
  return Object.fromEntries(
    Object.entries(prices).map(([size, own]) => [
      size,
      { ...own, pricePaise: toChangedPaise(own.pricePaise, percent) },
    ]),
  );
}

/** The prices of sizes of a form as they are stored. */
export function toStoredSizePrices(prices: SizePrices): StoredSizePrices {
  return Object.fromEntries(
    Object.entries(prices).map(([size, { price, maximumRetailPrice, points, netQuantity }]) => [
      size,
      {
        pricePaise: Math.round(price * 100),
        maximumRetailPricePaise: Math.round(maximumRetailPrice * 100),
        points,
        ...(netQuantity !== undefined && { netQuantity }),
      },
    ]),
  );
}

/** The wire shape of stored prices of sizes: rupees instead of paise. */
export function toSizePrices(stored: StoredSizePrices): SizePrices {
  return Object.fromEntries(
    Object.entries(stored).map(
      ([size, { pricePaise, maximumRetailPricePaise, ...own }]): [string, SizePrice] => [
        size,
        { price: pricePaise / 100, maximumRetailPrice: maximumRetailPricePaise / 100, ...own },
      ],
    ),
  );
}
