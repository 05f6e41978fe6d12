import type { ProductCardProps } from '@pgm/ui/catalogue/product-card';
import { CardOffer } from '../flows/sales/product-offer/card-offer.tsx';
import { type PagePart, useIsNear } from '../hydration/use-is-near.ts';
import { type CatalogueProduct, productCard } from './catalogue-product.ts';

/**
 * The cards of a product list.
 * @param below the list's heading, by id, where it is further down the page: its cards get their buttons when the visitor
 * comes near. Default: the page's first list.
 */
export function useProductCards(products: readonly CatalogueProduct[], below?: PagePart): ProductCardProps[] {
  const isNear = useIsNear(below);
  return products.map((product, index) => ({
    ...productCard(product, below === undefined, index),
    actions: isNear && <CardOffer product={product} />,
  }));
}
