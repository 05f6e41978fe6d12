// This file does not use zod, so that a product's page does not have to load it.
import type { LabelFacts } from './label-facts.ts';
import type { SizePrice, SizePrices } from './size-price.ts';
import type { SizeStock } from './size.ts';

/** The facts of a product that can be others in a size; amounts in rupees. */
interface SizedFacts {
  readonly price: number;
  readonly points: number;
  readonly sizePrices?: SizePrices | undefined;
  readonly labelFacts?: LabelFacts | undefined;
}

/**
 * The facts of a product in a size: the price, the points and the label of that pack.
 * @param size undefined while none is chosen, and for a product without sizes: those of the product
 */
export function inSize<Product extends SizedFacts>(product: Product, size: string | undefined): Product {
  const own = toOwnPrice(product, size);
  if (own === undefined) return product;
  const { price, points } = own;
  return {
    ...product,
    price,
    points,
    labelFacts: product.labelFacts && toSizeLabel(product.labelFacts, own),
  };
}

/** Whether a product costs more in some of its sizes, so that its price is the lowest one. */
export function hasDearerSizes({
  price,
  sizePrices = {},
}: Pick<SizedFacts, 'price' | 'sizePrices'>): boolean {
  return Object.values(sizePrices).some((own) => own.price > price);
}

/** A size as it is offered; amounts in rupees. */
export interface OfferedSize {
  readonly name: string;
  readonly isSoldOut: boolean;
  /** Absent when all sizes of the product cost the same. */
  readonly price?: number;
}

/** The sizes of a product in their order, as a buyer chooses one of them; empty for a product without sizes. */
export function listSizes(
  product: SizedFacts & {
    readonly sizes?: readonly string[] | undefined;
    readonly stock: { readonly sizes?: SizeStock | undefined };
  },
): OfferedSize[] {
  const hasPrices = hasDearerSizes(product);
  return (product.sizes ?? []).map((name) => ({
    name,
    isSoldOut: !product.stock.sizes?.[name],
    ...(hasPrices && { price: inSize(product, name).price }),
  }));
}

/** The own price of a size; undefined for a size that follows the product. A size can be named like a property of objects. */
function toOwnPrice({ sizePrices = {} }: SizedFacts, size: string | undefined): SizePrice | undefined {
  return size !== undefined && Object.hasOwn(sizePrices, size) ? sizePrices[size] : undefined;
}

/** The label of the pack in a size. What is printed there of another net quantity is not known. */
function toSizeLabel(
  { netQuantity, ...facts }: LabelFacts,
  { maximumRetailPrice, netQuantity: amount }: SizePrice,
): LabelFacts {
  const ofSize = amount === undefined || !netQuantity ? netQuantity : { amount, unit: netQuantity.unit };
  return { ...facts, maximumRetailPrice, ...(ofSize && { netQuantity: ofSize }) };
}
