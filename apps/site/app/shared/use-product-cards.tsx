import type { ProductCardProps } from '@pgm/ui/product-card';
import { Suspense } from 'react';
import { useHasSession } from './account-door.ts';
import { laterPart } from './later-part.ts';
import { type ShelfProduct, productCard } from './shelf-product.ts';

const CardWish = laterPart(() => import('../flows/wishlist/card-wish.flow.tsx'));

/** The cards of a shelf, with a heart for a member; `isFirst` is false for a shelf further down the page. */
export function useProductCards(products: readonly ShelfProduct[], isFirst = true): ProductCardProps[] {
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
