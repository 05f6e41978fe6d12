import { type Failure, type Result, fail, ok, productProblems } from '@pgm/api/contract';
import { isDeepStrictEqual } from 'node:util';
import type { RecordChanges } from '../../platform/record/record-kind.ts';
import type { ProductFields, ProductRow } from '../tables/product.schema.ts';
import { readUsualPrice } from './sale-columns.ts';
import { toSizePrices } from './size-price.transactions.ts';

/** The columns that the rules look at. */
type Ruled = Pick<
  ProductFields,
  | 'salePricePaise'
  | 'maximumRetailPricePaise'
  | 'labelFacts'
  | 'hsn'
  | 'gstPercent'
  | 'isVisible'
  | 'sizes'
  | 'sizePrices'
> & { readonly usualPaise: number };

/** The rules that a product would break after a change. */
export function brokenRules(changes: RecordChanges<ProductFields>, before: ProductRow | undefined) {
  const { usualPaise, salePricePaise, maximumRetailPricePaise, labelFacts, sizes, sizePrices, ...ruled } =
    merged(changes, before);
  return productProblems({
    price: usualPaise / 100,
    salePrice: salePricePaise === null ? null : salePricePaise / 100,
    labelFacts: {
      goods: 'OTHER',
      ...labelFacts,
      ...(maximumRetailPricePaise !== null && { maximumRetailPrice: maximumRetailPricePaise / 100 }),
    },
    sizes: sizes ?? [],
    sizePrices: toSizePrices(sizePrices),
    ...ruled,
  });
}

/**
 * A price that the rules do not allow is rejected, and so are sizes of a bundle. A product that may not be sold is hidden: its
 * label or its tax is incomplete, or an older version has stored such a price.
 */
export function applyProductRules(
  changes: RecordChanges<ProductFields>,
  before: ProductRow | undefined,
): Result<Partial<ProductFields>, Failure<'invalid'>> {
  const { contents = before?.contents ?? [], sizes = before?.sizes ?? null } = changes;
  if (contents.length > 0 && sizes !== null) return SIZES_OF_BUNDLE;
  const problems = brokenRules(changes, before);
  const rejected = problems.find(({ field }) => field !== 'isVisible');
  if (rejected !== undefined && isPriced(changes, before)) {
    const { field, message } = rejected;
    return fail({ code: 'invalid', message, fields: { [field]: message } });
  }
  return ok(problems.length > 0 ? { isVisible: false } : {});
}

const SIZES_OF_BUNDLE = fail({
  code: 'invalid' as const,
  message: 'A bundle has no sizes',
  fields: { contents: 'A bundle has no sizes' },
});

/** Whether a price, the maximum or the prices of sizes are new. */
function isPriced(changes: RecordChanges<ProductFields>, before: ProductRow | undefined): boolean {
  if (before === undefined) return true;
  const [next, last] = [merged(changes, before), merged({}, before)];
  return (
    next.usualPaise !== last.usualPaise ||
    next.salePricePaise !== last.salePricePaise ||
    next.maximumRetailPricePaise !== last.maximumRetailPricePaise ||
    !isDeepStrictEqual([next.sizes, next.sizePrices], [last.sizes, last.sizePrices])
  );
}

function merged(changes: RecordChanges<ProductFields>, before: ProductRow | undefined): Ruled {
  const { maximumRetailPricePaise: maximum, labelFacts: facts, gstPercent: gst } = changes;
  const { usualPricePaise: usual, salePricePaise: sale, sizes } = changes;
  const usualPricePaise = usual === undefined ? (before?.usualPricePaise ?? null) : usual;
  return {
    usualPaise: readUsualPrice({
      pricePaise: changes.pricePaise ?? before?.pricePaise ?? 0,
      usualPricePaise,
    }),
    salePricePaise: sale === undefined ? (before?.salePricePaise ?? null) : sale,
    maximumRetailPricePaise: maximum === undefined ? (before?.maximumRetailPricePaise ?? null) : maximum,
    labelFacts: facts === undefined ? (before?.labelFacts ?? null) : facts,
    hsn: changes.hsn ?? before?.hsn ?? '',
    gstPercent: gst === undefined ? (before?.gstPercent ?? null) : gst,
    isVisible: changes.isVisible ?? before?.isVisible ?? true,
    sizes: sizes === undefined ? (before?.sizes ?? null) : sizes,
    sizePrices: changes.sizePrices ?? before?.sizePrices ?? {},
  };
}
