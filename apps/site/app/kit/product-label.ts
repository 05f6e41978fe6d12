import { type ProductInFull, missingLabelFacts, toUnitPrice } from '@pgm/api/contract';
import type { LabelFactsShown } from '@pgm/ui/catalogue/label-panel';

/** The facts of a product's label, with the price of 100 g, and with the names of the missing facts. */
export function productLabel({ price, hsn, gstPercent, labelFacts }: ProductInFull): LabelFactsShown {
  const facts = labelFacts ?? { goods: 'OTHER' };
  return {
    ...facts,
    // Without a tariff number the tax is not known either.
    ...(hsn && { hsn, gstPercent }),
    unitPrice: facts.netQuantity && toUnitPrice(price, facts.netQuantity),
    missing: missingLabelFacts(facts),
  };
}
