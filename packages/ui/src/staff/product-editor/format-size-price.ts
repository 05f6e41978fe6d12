import type { I18n } from '../../foundations/language/language.tsx';

/** The facts of a size's own price, in the form and as they are stored, with their English names. */
const FACTS: readonly (readonly [fact: string, name: string])[] = [
  ['price', 'Price'],
  ['pricePaise', 'Price'],
  ['maximumRetailPrice', 'Maximum retail price'],
  ['maximumRetailPricePaise', 'Maximum retail price'],
  ['points', 'Points'],
  ['netQuantity', 'Net quantity'],
];

/** What a size costs and earns that does not follow the product, as one text. */
export function formatSizePrice(
  { t, formatNumber, formatRupees }: Pick<I18n, 't' | 'formatNumber' | 'formatRupees'>,
  own: object,
): string {
  const values = new Map<string, unknown>(Object.entries(own));
  return FACTS.flatMap(([fact, name]) => {
    const value = values.get(fact);
    if (typeof value !== 'number') return [];
    return `${t(name)}: ${/price/i.test(fact) ? formatRupees(value / 100) : formatNumber(value)}`;
  }).join(', ');
}
