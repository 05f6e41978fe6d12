import type { Client } from '@pgm/api/client';
import {
  type Language,
  NO_CHOICES,
  type Product,
  type ProductCounts,
  readFactText,
  toFactText,
} from '@pgm/api/contract';
import { type CatalogueQuery, catalogueHref } from '#app/kit/catalogue-query.ts';
import { unavailable } from '#app/kit/unavailable.ts';
import { countProducts, loadFilters } from './load-filters.ts';

/** The list of a page that is filtered, or that shows the fields of the filters. */
interface ShownList {
  /** The unique name of a category. */
  readonly type: string | undefined;
  /** Of the client's texts. */
  readonly language: Language;
  readonly query: CatalogueQuery;
  /** Whether the fields are shown. */
  readonly isOpen: boolean;
  /** The number of products on all pages. */
  readonly total: number;
  /** Undefined when they are not known. */
  readonly brands: readonly { readonly id: string; readonly name: string }[] | undefined;
  readonly products: readonly Product[];
}

/** What a page shows of the filters of its list. */
export async function loadNarrowing(client: Client, list: ShownList, signal: AbortSignal) {
  const { type, language, query, isOpen, total } = list;
  const filtered = { type, search: query.search };
  const choices = query.filters ?? NO_CHOICES;
  const offered = isOpen ? await loadFilters(client, filtered, choices, signal) : undefined;
  if (offered?.ok === false) throw unavailable(offered.failure);
  const brands = namedBrands(list);
  if (offered) {
    const { counts } = offered.value;
    return {
      brands,
      facts: namedFacts(choices.facts, counts),
      offered: offered.value,
      nearly: toNearly(list, counts),
    };
  }
  // In English, facts are called what the address says.
  const isNamed = language === 'en' || choices.facts.length === 0;
  if (total > 0 && isNamed) return { brands, facts: namedFacts(choices.facts, undefined), nearly: [] };
  const counted = await countProducts(client, filtered, choices, signal);
  const counts = counted.ok ? counted.value : undefined;
  return {
    brands,
    facts: namedFacts(choices.facts, counts),
    nearly: counts ? toNearly(list, counts) : [],
  };
}

/** The chosen facts with what they are called; as the address says where the counts do not have them. */
function namedFacts(chosen: readonly string[], counts: ProductCounts | undefined) {
  const shown = new Map(
    counts?.facts.flatMap(({ name, shownName, values }) =>
      values.map(({ value, shownValue }) => [
        toFactText({ name, value }),
        { name: shownName ?? name, value: shownValue ?? value },
      ]),
    ),
  );
  return chosen.flatMap((text) => {
    const fact = shown.get(text) ?? readFactText(text);
    return fact ? [{ text, ...fact }] : [];
  });
}

/** The chosen brands with their names, from the list of brands or, where that is missing, from the products. */
function namedBrands({ query, brands = [], products }: ShownList) {
  const names = new Map(products.map(({ brandId, brandName }) => [brandId, brandName]));
  for (const { id, name } of brands) names.set(id, name);
  return (query.filters ?? NO_CHOICES).brands.map((id) => ({ id, name: names.get(id) ?? 'Brand' }));
}

/** An empty list without one of its filters, where that has products. */
function toNearly({ type, query, total }: ShownList, { without, facts: listed }: ProductCounts) {
  if (total > 0) return [];
  const { filters = NO_CHOICES } = query;
  const { brand, price, points, inStock, subCategory, facts } = without;
  return [
    {
      without: 'subCategory' as const,
      count: filters.subCategory === undefined ? 0 : subCategory,
      filters: { ...filters, subCategory: undefined },
    },
    { without: 'brand' as const, count: brand, filters: { ...filters, brands: [] } },
    { without: 'price' as const, count: price, filters: { ...filters, price: undefined } },
    { without: 'points' as const, count: points, filters: { ...filters, points: undefined } },
    { without: 'inStock' as const, count: inStock, filters: { ...filters, inStock: false } },
    ...facts.map(({ name, count }) => ({
      without: 'fact' as const,
      fact: listed.find((one) => one.name === name)?.shownName ?? name,
      count,
      filters: { ...filters, facts: filters.facts.filter((one) => readFactText(one)?.name !== name) },
    })),
  ]
    .filter(({ count }) => count > 0)
    .map(({ filters: left, ...one }) => ({
      ...one,
      href: catalogueHref(type, { ...query, page: 1, filters: left }),
    }));
}
