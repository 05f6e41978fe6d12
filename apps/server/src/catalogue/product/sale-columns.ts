import type { Sale } from '@pgm/api/contract';
import { toIndiaDay } from '../../platform/india-days.ts';
import type { ProductRow } from '../tables/product.schema.ts';

type PriceColumns = Pick<
  ProductRow,
  'pricePaise' | 'usualPricePaise' | 'salePricePaise' | 'saleFrom' | 'saleUntil'
>;

/** A sale as it is stored: its price in paise, and its first and last day in India. */
interface StoredSale {
  readonly salePricePaise: number;
  readonly saleFrom: string;
  readonly saleUntil: string;
}

const NO_SALE = { usualPricePaise: null, salePricePaise: null, saleFrom: null, saleUntil: null } as const;

/** Whether the last day of a sale has passed at a time in ms. */
export function hasEnded({ until }: Pick<Sale, 'until'>, now: number): boolean {
  return until < toIndiaDay(new Date(now));
}

/** The columns of a product with this usual price and this sale, at a time in ms. A sale that has ended is left out. */
export function toPriceColumns(usualPaise: number, sale: StoredSale | null, now: number): PriceColumns {
  if (sale === null || hasEnded({ until: sale.saleUntil }, now))
    return { ...NO_SALE, pricePaise: usualPaise };
  const hasBegun = sale.saleFrom <= toIndiaDay(new Date(now));
  return { ...sale, pricePaise: hasBegun ? sale.salePricePaise : usualPaise, usualPricePaise: usualPaise };
}

/** A sale of a form as it is stored. */
export function toStoredSale({ price, from, until }: Sale): StoredSale {
  return { salePricePaise: Math.round(price * 100), saleFrom: from, saleUntil: until };
}

/** The sale of a stored product; null without one. */
export function readSale({
  salePricePaise,
  saleFrom,
  saleUntil,
}: Pick<PriceColumns, keyof StoredSale>): StoredSale | null {
  if (salePricePaise === null || saleFrom === null || saleUntil === null) return null;
  return { salePricePaise, saleFrom, saleUntil };
}

/** What a stored product costs outside of its sale, in paise. */
export function readUsualPrice({
  pricePaise,
  usualPricePaise,
}: Pick<PriceColumns, 'pricePaise' | 'usualPricePaise'>): number {
  return usualPricePaise ?? pricePaise;
}
