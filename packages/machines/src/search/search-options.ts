import { type Found, isTooShortToSearch, searchText } from '@pgm/api/contract';

/** Something in the list below the box; `all` is every product that was found. */
export type SearchOption =
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'product'; readonly product: Found['products'][number] }
  | { readonly kind: 'category'; readonly category: Found['categories'][number] }
  | { readonly kind: 'page'; readonly page: Found['pages'][number] }
  | { readonly kind: 'all'; readonly text: string; readonly total: number };

/** How many recent searches are kept. */
export const MOST_RECENT = 6;

/** Recent searches with `text` before the others, which appears once, in whatever case it was typed. */
export function withRecent(text: string, recent: readonly string[]): readonly string[] {
  return [text, ...withoutRecent(text, recent)].slice(0, MOST_RECENT);
}

/** Recent searches but for `text`. */
export function withoutRecent(text: string, recent: readonly string[]): readonly string[] {
  return recent.filter((other) => other.toLowerCase() !== text.toLowerCase());
}

/** The options in their order: recent searches while nothing is looked for, else what was found last. */
export function optionsOf(
  text: string,
  recent: readonly string[],
  found: Found | undefined,
): readonly SearchOption[] {
  if (isTooShortToSearch(text)) return recent.map((one) => ({ kind: 'recent', text: one }));
  if (found === undefined) return [];
  const { products, categories, pages, total } = found;
  return [
    ...products.map((product) => ({ kind: 'product' as const, product })),
    ...(total > products.length ? [{ kind: 'all' as const, text: searchText(text), total }] : []),
    ...categories.map((category) => ({ kind: 'category' as const, category })),
    ...pages.map((page) => ({ kind: 'page' as const, page })),
  ];
}
