import type { ProductCardProps } from '@pgm/ui/catalogue/product-card';
import type { ComponentType } from 'react';
import { type PagePart, useIsNear } from '../hydration/use-is-near.ts';
import { type CatalogueProduct, productCard } from './catalogue-product.ts';

/** The heart and the buttons of a product's card. */
export type ProductOffer = ComponentType<{ readonly product: CatalogueProduct }>;

/**
 * The cards of a product list.
 * @param Offer the buttons of each card; they belong to the cart, which stands above every list
 * @param below the list's heading, by id, where it is further down the page: its cards get their buttons when the visitor
 * comes near. Default: the page's first list.
 */
export function useProductCards(
  products: readonly CatalogueProduct[],
  Offer: ProductOffer,
  below?: PagePart,
): ProductCardProps[] {
  const isNear = useIsNear(below);
  return products.map((product, index) => ({
    ...productCard(product, below === undefined, index),
    actions: isNear && <Offer product={product} />,
  }));
}
