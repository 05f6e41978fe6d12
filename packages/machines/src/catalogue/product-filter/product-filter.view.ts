import {
  POINT_STEPS,
  PRICE_RANGES,
  type ProductChoices,
  type ProductCounts,
  readFacts,
  toFactText,
} from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { OfferedFilters, ProductFilterEvent, productFilterMachine } from './product-filter.machine.ts';

export {
  COUNT_PAUSE_MS,
  type ChoicesApplied,
  type OfferedFilters,
  type ProductFilterEvent,
  productFilterMachine,
} from './product-filter.machine.ts';

/** The facts that the filters show. */
export function productFilterView(snapshot: SnapshotFrom<typeof productFilterMachine>) {
  const { choices, brands, counts, error } = snapshot.context;
  return {
    status: readStatus(snapshot),
    /** Whether the numbers belong to earlier choices. */
    isCounting: snapshot.matches({ ready: 'waiting' }) || snapshot.matches({ ready: 'counting' }),
    choices,
    offered: toOffered(brands, choices, counts),
    /** The number of products with all choices; undefined while it is not known. */
    total: counts?.total,
    canClear: snapshot.can({ type: 'choices.clear' }),
    error,
  };
}

/**
 * What can be chosen, with the number of products that each choice leaves. A brand without products is left out, unless it
 * is chosen; so is a subcategory. Without counts, all brands are listed.
 */
export function toOffered(
  brands: OfferedFilters['brands'],
  choices: ProductChoices,
  counts: ProductCounts | undefined,
) {
  const byBrand = new Map(counts?.brands.map(({ id, count }) => [id, count]));
  return {
    brands: brands
      .filter(({ id }) => !counts || byBrand.has(id) || choices.brands.includes(id))
      .map(({ id, name }) => ({ value: id, name, count: counts && (byBrand.get(id) ?? 0) })),
    prices: PRICE_RANGES.map((range, at) => ({ ...range, count: counts?.prices[at] })),
    points: POINT_STEPS.map((value, at) => ({ value, count: counts?.points[at] })),
    inStock: counts?.inStock,
    subCategories: offeredSubCategories(choices.subCategory, counts),
    facts: offeredFacts(choices.facts, counts),
  };
}

/** The subcategories that have products, and the chosen one; the name is what the reader sees. */
function offeredSubCategories(chosen: string | undefined, counts: ProductCounts | undefined) {
  const counted = (counts?.subCategories ?? []).map(({ name, shownName, count }) => ({
    value: name,
    name: shownName ?? name,
    count,
  }));
  const isListed = chosen === undefined || counted.some(({ value }) => value === chosen);
  return isListed ? counted : [...counted, { value: chosen, name: chosen, count: counts && 0 }];
}

/**
 * The facts of the category with their values, as the texts that are chosen; also chosen ones that no product has. Names and
 * values are what the reader sees.
 */
function offeredFacts(chosen: readonly string[], counts: ProductCounts | undefined) {
  const counted = (counts?.facts ?? []).flatMap(({ name, values }) =>
    values.map(({ value, shownValue, count }) => ({ name, value, shownValue, count })),
  );
  const shownNames = new Map(counts?.facts.map(({ name, shownName }) => [name, shownName]));
  const texts = new Set(counted.map(toFactText));
  const missing = readFacts(chosen.filter((fact) => !texts.has(fact))).map((fact) => ({
    ...fact,
    shownValue: undefined,
    count: counts && 0,
  }));
  return Array.from(
    Map.groupBy([...counted, ...missing], ({ name }) => name),
    ([name, values]) => ({
      name: shownNames.get(name) ?? name,
      values: values.map((one) => ({
        fact: toFactText(one),
        value: one.shownValue ?? one.value,
        count: one.count,
      })),
    }),
  );
}

function readStatus(snapshot: SnapshotFrom<typeof productFilterMachine>) {
  if (snapshot.matches('loading')) return 'loading' as const;
  return snapshot.matches('failed') ? ('failed' as const) : ('ready' as const);
}

/** What a user can do with the filters. */
export function productFilterVerbs(send: (event: ProductFilterEvent) => void) {
  return {
    change: (choices: ProductChoices) => send({ type: 'choices.change', choices }),
    clear: () => send({ type: 'choices.clear' }),
    apply: () => send({ type: 'choices.apply' }),
    retry: () => send({ type: 'page.retry' }),
    close: () => send({ type: 'filters.close' }),
  };
}
