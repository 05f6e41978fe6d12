import type { ProductCardProps } from '@pgm/ui/catalogue/product-card';
import { Suspense } from 'react';
import { useHasSession } from '../shell/load-account.ts';
import { lazyComponent } from '../hydration/lazy-component.ts';
import { type CatalogueProduct, productCard } from './catalogue-product.ts';

const CardWish = lazyComponent(() => import('../flows/sales/wishlist/card-wish.flow.tsx'));

/** The cards of a product list, with a heart for a member; `isFirst` is false for a list further down the page. */
export function useProductCards(products: readonly CatalogueProduct[], isFirst = true): ProductCardProps[] {
  const isMember = useHasSession();
  return products.map((product, index) => ({
    ...productCard(product, isFirst, index),
    action: isMember && (
      <Suspense>
        <CardWish product={product} />
      </Suspense>
    ),
  }));
}
