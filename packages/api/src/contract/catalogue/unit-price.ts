import type { NetQuantity } from './label-facts.ts';

/** The price of a unit quantity: `amount` of `unit` costs `rupees`. */
export interface UnitPrice {
  /** Rounded to whole paise. */
  readonly rupees: number;
  readonly amount: 1 | 100;
  readonly unit: NetQuantity['unit'];
}

/**
 * The price of 100 g, 100 ml or a piece, so that packs of different sizes can be compared.
 * @param price rupees for the whole pack
 * @returns undefined for a single piece: its price is the same
 */
export function toUnitPrice(price: number, { amount, unit }: NetQuantity): UnitPrice | undefined {
  if (unit === 'piece' && amount === 1) return undefined;
  const per = unit === 'piece' ? 1 : 100;
  return { rupees: Math.round((price * 100 * per) / amount) / 100, amount: per, unit };
}
