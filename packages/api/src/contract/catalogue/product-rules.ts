import type { LabelFacts } from './label-facts.ts';
import { missingLabelFacts, missingTaxFacts } from './missing-label-facts.ts';
import { Price } from './product-form.ts';
import type { SizePrices } from './size-price.ts';

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
  /** Empty for a product without sizes. */
  readonly sizes: readonly string[];
  readonly sizePrices: SizePrices;
}

/** A rule that a product breaks, by the field of the form where it is shown. */
interface ProductProblem {
  readonly field: 'price' | 'salePrice' | 'maximumRetailPrice' | 'sizePrices' | 'isVisible';
  readonly message: string;
}

const toPaise = (rupees: number) => Math.round(rupees * 100);

/**
 * The rules that connect the price, the sale, the sizes, the label, the tax and the visibility of a product. The form, the calls, the bulk change and
 * the import check a product by them. A problem of `isVisible` says that visitors must not see the product.
 */
export function productProblems({
  price,
  salePrice,
  labelFacts,
  isVisible,
  sizes,
  sizePrices,
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
    ...sizeProblems({ price, salePrice, sizes, sizePrices }).map((message) => ({
      field: 'sizePrices' as const,
      message,
    })),
    ...(isVisible && missingLabelFacts(labelFacts).length > 0
      ? [{ field: 'isVisible' as const, message: 'The label is missing details required by law.' }]
      : []),
    ...(isVisible && missingTaxFacts(tax).length > 0
      ? [{ field: 'isVisible' as const, message: 'The HSN code or the GST rate is missing.' }]
      : []),
  ];
}

/** What is wrong with the prices of sizes. Lists show the price of the product and sort by it, so that one must be the lowest. */
function sizeProblems({
  price,
  salePrice,
  sizes,
  sizePrices,
}: Pick<RuledProduct, 'price' | 'salePrice' | 'sizes' | 'sizePrices'>): string[] {
  const own = Object.entries(sizePrices);
  if (own.length === 0) return [];
  const isKnown = own.every(([size]) => sizes.includes(size));
  const isDearer = own.every(([, size]) => toPaise(size.price) > toPaise(price));
  const isCheaper = own.some(([, size]) => toPaise(size.price) < toPaise(price));
  const isLowest = !isCheaper && !(isDearer && own.length === sizes.length);
  const isAboveMaximum = own.some(([, size]) => toPaise(size.price) > toPaise(size.maximumRetailPrice));
  return [
    ...(isKnown ? [] : ['Only a size of the product can have its own price.']),
    ...(isLowest ? [] : ['The price of the product must be that of its cheapest size.']),
    ...(isAboveMaximum ? ['The price of a size is above its maximum retail price.'] : []),
    ...(salePrice === null ? [] : ['A product with a sale cannot have sizes with their own prices.']),
  ];
}
