import { type ProductInFull, inSize, missingLabelFacts, toUnitPrice } from '@pgm/api/contract';
import type { LabelFactsShown } from '@pgm/ui/catalogue/label-panel';

const MAKERS = {
  MANUFACTURER: 'Manufactured by',
  PACKER: 'Packed by',
  IMPORTER: 'Imported by',
} as const;

const LICENCES = {
  FSSAI: 'FSSAI licence number',
  AYUSH: 'AYUSH licence number',
  COSMETICS: 'Cosmetics licence number',
  MEDICAL_DEVICES: 'Medical device licence number',
} as const;

/** The facts of a product's label, with the price of 100 g, and with the names of the missing facts. */
export function productLabel({
  price,
  hsn,
  gstPercent,
  labelFacts,
}: Pick<ProductInFull, 'price' | 'hsn' | 'gstPercent' | 'labelFacts'>): LabelFactsShown {
  const facts = labelFacts ?? { goods: 'OTHER' };
  const { maker, licence } = facts;
  return {
    ...facts,
    maker: maker && { ...maker, title: MAKERS[maker.role] },
    licence: licence && { ...licence, title: LICENCES[licence.kind] },
    // Without a tariff number the tax is not known either.
    ...(hsn && { hsn, gstPercent }),
    unitPrice: facts.netQuantity && toUnitPrice(price, facts.netQuantity),
    missing: missingLabelFacts(facts),
  };
}

/** The labels of the sizes that do not follow the product, by their names. */
export function sizeLabels(product: ProductInFull): Readonly<Record<string, LabelFactsShown>> {
  const sizes = Object.keys(product.sizePrices ?? {});
  return Object.fromEntries(sizes.map((size) => [size, productLabel(inSize(product, size))]));
}
