import type { LabelFacts } from './label-facts.ts';
import { missingLabelFacts, missingTaxFacts } from './missing-label-facts.ts';
import { Price } from './product-form.ts';

/** What the rules of products look at; amounts in rupees. */
interface RuledProduct {
  /** What it costs outside of a sale. */
  readonly price: number;
  /** Null without a sale. */
  readonly salePrice: number | null;
  readonly labelFacts: LabelFacts;
  /** Empty when it is not known. */
  readonly hsn: string;
  /** Null when it is not known. */
  readonly gstPercent: number | null;
  readonly isVisible: boolean;
}

/** A rule that a product breaks, by the field of the form where it is shown. */
interface ProductProblem {
  readonly field: 'price' | 'salePrice' | 'maximumRetailPrice' | 'isVisible';
  readonly message: string;
}

const toPaise = (rupees: number) => Math.round(rupees * 100);

/**
 * The rules that connect the price, the sale, the label, the tax and the visibility of a product. The form, the calls, the bulk change and
 * the import check a product by them. A problem of `isVisible` says that visitors must not see the product.
 */
export function productProblems({
  price,
  salePrice,
  labelFacts,
  isVisible,
  ...tax
}: RuledProduct): ProductProblem[] {
  const { maximumRetailPrice: maximum } = labelFacts;
  const rejected = Price.safeParse(price).error?.issues[0]?.message;
  return [
    ...(rejected === undefined ? [] : [{ field: 'price' as const, message: rejected }]),
    ...(salePrice !== null && toPaise(salePrice) >= toPaise(price)
      ? [{ field: 'salePrice' as const, message: 'The sale price must be below the price.' }]
      : []),
    ...(maximum !== undefined && toPaise(price) > toPaise(maximum)
      ? [
          {
            field: 'maximumRetailPrice' as const,
            message: 'The price is above the maximum retail price.',
          },
        ]
      : []),
    ...(isVisible && missingLabelFacts(labelFacts).length > 0
      ? [{ field: 'isVisible' as const, message: 'The label is missing details required by law.' }]
      : []),
    ...(isVisible && missingTaxFacts(tax).length > 0
      ? [{ field: 'isVisible' as const, message: 'The HSN code or the GST rate is missing.' }]
      : []),
  ];
}
