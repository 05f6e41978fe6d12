import { SizePrices } from '@pgm/api/contract';

/** What a size costs and earns that does not follow the product; null while a box is empty. */
export interface OwnPrice {
  /** In paise, taxes included. */
  readonly price: number | null;
  /** In paise. */
  readonly maximumRetailPrice: number | null;
  readonly points: number | null;
  /** In the unit of the label; null when it is that of the label. */
  readonly netQuantity: number | null;
}

/** A size in which a product is made. */
export interface SizeRow {
  readonly name: string;
  /** Null for a size that follows the product. */
  readonly own: OwnPrice | null;
}

const toPaise = (rupees: number) => Math.round(rupees * 100);
const toRupees = (paise: number | null) => (paise === null ? null : paise / 100);

/** A stored size as a row of the form. */
export function toSizeRow(name: string, prices: SizePrices = {}): SizeRow {
  const stored = Object.hasOwn(prices, name) ? prices[name] : undefined;
  if (stored === undefined) return { name, own: null };
  const { price, maximumRetailPrice, points, netQuantity = null } = stored;
  const own = { price: toPaise(price), maximumRetailPrice: toPaise(maximumRetailPrice), points, netQuantity };
  return { name, own };
}

/** The names of the sizes that have one, without spaces around them. */
export function toSizeNames(rows: readonly SizeRow[]): string[] {
  return rows.map(({ name }) => name.trim()).filter((name) => name !== '');
}

/** The own prices of sizes as they are sent, by the names of the sizes; an empty box is null, which the contract rejects. */
export function toSentPrices(rows: readonly SizeRow[]): Readonly<Record<string, object>> {
  return Object.fromEntries(
    rows.flatMap(({ name, own }) => {
      if (own === null || name.trim() === '') return [];
      const { price, maximumRetailPrice, points, netQuantity } = own;
      const sent = { price: toRupees(price), maximumRetailPrice: toRupees(maximumRetailPrice), points };
      return [[name.trim(), netQuantity === null ? sent : { ...sent, netQuantity }]];
    }),
  );
}

/** The same, once all of them can be sent; none before. */
export function toSizePrices(rows: readonly SizeRow[]): SizePrices {
  return SizePrices.safeParse(toSentPrices(rows)).data ?? {};
}
