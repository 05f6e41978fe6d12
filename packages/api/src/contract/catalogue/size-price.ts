import * as z from 'zod/mini';
import { rupees } from '../rupees.ts';
import { NetQuantity } from './label-facts.ts';
import { ProductPoints } from './product-points.ts';

/** What a pack in one size costs and earns, where it does not follow the product. Amounts in rupees with at most 2 decimals. */
export const SizePrice = z.object({
  /** Taxes included; at least the price of the product, which is that of its cheapest size. */
  price: rupees('Price of the size'),
  /** The highest price that this pack allows; at least its price. */
  maximumRetailPrice: rupees('Maximum retail price of the size'),
  /** Business-value points that one unit earns. */
  points: ProductPoints,
  /** The net quantity of this pack, in the unit of the label; absent when it is that of the label. */
  netQuantity: z.optional(NetQuantity.shape.amount),
});
export type SizePrice = z.infer<typeof SizePrice>;

/** The sizes that do not follow the product, by their names. */
export const SizePrices = z.record(z.string(), SizePrice);
export type SizePrices = z.infer<typeof SizePrices>;
