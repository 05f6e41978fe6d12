import type { I18n } from '../../foundations/language/language.tsx';
import type { UnitPriceFacts } from './label.types.ts';

const SENTENCES = {
  g: '{price} per 100 g',
  ml: '{price} per 100 ml',
  piece: '{price} per piece',
} as const;

/** Translates the price of 100 g, 100 ml or a piece. */
export function formatUnitPriceText(
  { t, formatRupees }: Pick<I18n, 't' | 'formatRupees'>,
  { rupees, unit }: UnitPriceFacts,
): string {
  return t(SENTENCES[unit], { price: formatRupees(rupees) });
}
