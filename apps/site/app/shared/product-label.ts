import { type ProductInFull, missingLabelFacts, unitPriceOf } from '@pgm/api/contract';
import type { LabelFactsShown } from '@pgm/ui/label-panel';

/** What the label of a product says, with what 100 g of it cost, and with the names of what it lacks. */
export function productLabel({ price, hsn, gstPercent, labelFacts }: ProductInFull): LabelFactsShown {
  const facts = labelFacts ?? { goods: 'OTHER' };
  return {
    ...facts,
    // Without a tariff number nobody has said what the tax is, either.
    ...(hsn && { hsn, gstPercent }),
    unitPrice: facts.netQuantity && unitPriceOf(price, facts.netQuantity),
    missing: missingLabelFacts(facts),
  };
}
