import { type Found, isTooShortToSearch, searchText } from '@pgm/api/contract';

/**
 * An option in the list below the search box; `all` stands for all products that were found, `meant` for the search that was
 * probably meant.
 */
export type SearchOption =
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'meant'; readonly text: string }
  | { readonly kind: 'product'; readonly product: Found['products'][number] }
  | { readonly kind: 'brand'; readonly brand: Found['brands'][number] }
  | { readonly kind: 'category'; readonly category: Found['categories'][number] }
  | { readonly kind: 'page'; readonly page: Found['pages'][number] }
  | { readonly kind: 'all'; readonly text: string; readonly total: number };

/** How many recent searches are saved. */
export const MAX_RECENT = 6;

/** The recent searches with `text` first; it appears only once, in upper or lower case. */
export function withRecent(text: string, recent: readonly string[]): readonly string[] {
  return [text, ...withoutRecent(text, recent)].slice(0, MAX_RECENT);
}

/** The recent searches without `text`. */
export function withoutRecent(text: string, recent: readonly string[]): readonly string[] {
  return recent.filter((other) => other.toLowerCase() !== text.toLowerCase());
}

/** The options in order: recent searches while nothing is searched, else the last results or what nearly matches. */
export function toOptions(
  text: string,
  recent: readonly string[],
  found: Found | undefined,
): readonly SearchOption[] {
  if (isTooShortToSearch(text)) return recent.map((one) => ({ kind: 'recent', text: one }));
  if (found === undefined) return [];
  const { products, brands, categories, pages, total, near } = found;
  return [
    ...(near?.text === undefined ? [] : [{ kind: 'meant' as const, text: near.text }]),
    ...brands.map((brand) => ({ kind: 'brand' as const, brand })),
    ...[...products, ...(near?.products ?? [])].map((product) => ({ kind: 'product' as const, product })),
    ...(total > products.length ? [{ kind: 'all' as const, text: searchText(text), total }] : []),
    ...categories.map((category) => ({ kind: 'category' as const, category })),
    ...[...pages, ...(near?.pages ?? [])].map((page) => ({ kind: 'page' as const, page })),
  ];
}
