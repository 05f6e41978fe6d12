import type { Speech } from '../language/index.ts';
import type { UnitPriceFacts } from './label.types.ts';

const SENTENCES = {
  g: '{price} per 100 g',
  ml: '{price} per 100 ml',
  piece: '{price} per piece',
} as const;

/** Says what 100 g, 100 ml or a piece costs. */
export function sayUnitPrice(
  { t, formatRupees }: Pick<Speech, 't' | 'formatRupees'>,
  { rupees, unit }: UnitPriceFacts,
): string {
  return t(SENTENCES[unit], { price: formatRupees(rupees) });
}
