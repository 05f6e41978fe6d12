import { NO_CHOICES, PRICE_RANGES, type ProductChoices } from '@pgm/api/contract';
import { type OfferedFilters, toOffered } from '@pgm/machines/catalogue/product-filter';
import { FilterChips, type FilterChipsProps } from '@pgm/ui/catalogue/filter-chips';
import { FilterPanel } from '@pgm/ui/catalogue/filter-panel';
import { type CatalogueQuery, catalogueHref } from '#app/kit/catalogue-query.ts';

interface NarrowingProps {
  /** The unique name of a category. */
  readonly type: string | undefined;
  readonly query: CatalogueQuery;
  /** The chosen brands. */
  readonly brands: readonly { readonly id: string; readonly name: string }[];
  /** The chosen subcategory as it is shown. */
  readonly subCategory: string | undefined;
  /** The chosen facts, as the text of each and as it is shown. */
  readonly facts: readonly { readonly text: string; readonly name: string; readonly value: string }[];
  /** The fields, for an address that asks for them. */
  readonly offered?: OfferedFilters;
}

/** The filters that are set, above the list that they narrow; and the fields to set them without scripts. */
export default function Narrowing({ type, query, offered, ...named }: NarrowingProps) {
  const { filters = NO_CHOICES } = query;
  const toHref = (chosen: ProductChoices) => catalogueHref(type, { ...query, page: 1, filters: chosen });
  return (
    <>
      <FilterChips
        className="mt-4"
        filters={toFilters(filters, named).map(({ filter, rest }) => ({ filter, href: toHref(rest) }))}
        clearHref={toHref(NO_CHOICES)}
      />
      {offered && (
        <FilterPanel
          className="mt-4"
          action={catalogueHref(type, {})}
          offered={toOffered(offered.brands, filters, offered.counts)}
          choices={filters}
          preserved={Object.entries({ sort: query.sort, search: query.search ?? '' }).filter(
            ([, value]) => value !== '',
          )}
          closeHref={toHref(filters)}
        />
      )}
    </>
  );
}

type ChosenFilter = FilterChipsProps['filters'][number]['filter'];

/** Each filter, and what is left without it. */
function toFilters(
  choices: ProductChoices,
  {
    brands,
    subCategory = choices.subCategory,
    facts,
  }: Pick<NarrowingProps, 'brands' | 'subCategory' | 'facts'>,
): { readonly filter: ChosenFilter; readonly rest: ProductChoices }[] {
  const price = PRICE_RANGES.find(({ value }) => value === choices.price);
  return [
    ...(subCategory === undefined
      ? []
      : [
          {
            filter: { kind: 'subCategory' as const, name: subCategory },
            rest: { ...choices, subCategory: undefined },
          },
        ]),
    ...brands.map(({ id, name }) => ({
      filter: { kind: 'brand' as const, name },
      rest: { ...choices, brands: choices.brands.filter((one) => one !== id) },
    })),
    ...(price
      ? [{ filter: { kind: 'price' as const, ...price }, rest: { ...choices, price: undefined } }]
      : []),
    ...(choices.points === undefined
      ? []
      : [
          {
            filter: { kind: 'points' as const, least: choices.points },
            rest: { ...choices, points: undefined },
          },
        ]),
    ...(choices.inStock
      ? [{ filter: { kind: 'inStock' as const }, rest: { ...choices, inStock: false } }]
      : []),
    ...facts.map(({ text, ...fact }) => ({
      filter: { kind: 'fact' as const, ...fact },
      rest: { ...choices, facts: choices.facts.filter((one) => one !== text) },
    })),
  ];
}
