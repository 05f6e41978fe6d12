import { type Failure, type Result, fail, ok, productProblems } from '@pgm/api/contract';
import type { RecordChanges } from '../../platform/record/record-kind.ts';
import type { ProductFields, ProductRow } from './product.schema.ts';

/** The columns that the rules look at. */
type Ruled = Pick<
  ProductFields,
  'pricePaise' | 'maximumRetailPricePaise' | 'labelFacts' | 'hsn' | 'gstPercent' | 'isVisible'
>;

/** The rules that a product would break after a change. */
export function brokenRules(changes: RecordChanges<ProductFields>, before: ProductRow | undefined) {
  const { pricePaise, maximumRetailPricePaise, labelFacts, ...ruled } = merged(changes, before);
  return productProblems({
    price: pricePaise / 100,
    labelFacts: {
      goods: 'OTHER',
      ...labelFacts,
      ...(maximumRetailPricePaise !== null && { maximumRetailPrice: maximumRetailPricePaise / 100 }),
    },
    ...ruled,
  });
}

/**
 * A price that the rules do not allow is rejected. A product that may not be on sale is hidden: its label or its tax is
 * incomplete, or an older version has stored such a price.
 */
export function applyProductRules(
  changes: RecordChanges<ProductFields>,
  before: ProductRow | undefined,
): Result<Partial<ProductFields>, Failure<'invalid'>> {
  const problems = brokenRules(changes, before);
  const rejected = problems.find(({ field }) => field !== 'isVisible');
  if (rejected !== undefined && isPriced(changes, before)) {
    const { field, message } = rejected;
    return fail({ code: 'invalid', message, fields: { [field]: message } });
  }
  return ok(problems.length > 0 ? { isVisible: false } : {});
}

/** Whether the price or its maximum is new. */
function isPriced(changes: RecordChanges<ProductFields>, before: ProductRow | undefined): boolean {
  const next = merged(changes, before);
  return (
    next.pricePaise !== before?.pricePaise || next.maximumRetailPricePaise !== before.maximumRetailPricePaise
  );
}

function merged(changes: RecordChanges<ProductFields>, before: ProductRow | undefined): Ruled {
  const { maximumRetailPricePaise: maximum, labelFacts: facts, gstPercent: gst } = changes;
  return {
    pricePaise: changes.pricePaise ?? before?.pricePaise ?? 0,
    maximumRetailPricePaise: maximum === undefined ? (before?.maximumRetailPricePaise ?? null) : maximum,
    labelFacts: facts === undefined ? (before?.labelFacts ?? null) : facts,
    hsn: changes.hsn ?? before?.hsn ?? '',
    gstPercent: gst === undefined ? (before?.gstPercent ?? null) : gst,
    isVisible: changes.isVisible ?? before?.isVisible ?? true,
  };
}
