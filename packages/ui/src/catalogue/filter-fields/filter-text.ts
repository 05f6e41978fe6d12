import type { I18n } from '../../foundations/language/language.tsx';

/** A range of prices in rupees; `under` is excluded, and undefined for a range without an end. */
export interface PriceRange {
  readonly from: number;
  readonly under: number | undefined;
}

/** A filter that narrows a product list. */
export type ChosenFilter =
  | { readonly kind: 'brand'; readonly name: string }
  | ({ readonly kind: 'price' } & PriceRange)
  | { readonly kind: 'points'; readonly least: number }
  | { readonly kind: 'inStock' }
  | { readonly kind: 'subCategory'; readonly name: string }
  | { readonly kind: 'fact'; readonly name: string; readonly value: string };

/** What a filter leaves, in a few words of the reader's language. */
export function filterText(filter: ChosenFilter, { t, formatNumber }: I18n): string {
  if (filter.kind === 'brand' || filter.kind === 'subCategory') return t(filter.name);
  if (filter.kind === 'fact') return `${t(filter.name)}: ${t(filter.value)}`;
  if (filter.kind === 'points') return t('{count} points or more', { count: formatNumber(filter.least) });
  if (filter.kind === 'inStock') return t('In stock');
  const { from, under } = filter;
  if (under === undefined) return t('₹{price} and above', { price: formatNumber(from) });
  if (from === 0) return t('Under ₹{price}', { price: formatNumber(under) });
  return t('₹{from} to ₹{to}', { from: formatNumber(from), to: formatNumber(under) });
}
