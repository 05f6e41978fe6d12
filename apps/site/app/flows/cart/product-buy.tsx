import type { Product } from '@pgm/api/contract';
import { BuyBox } from '@pgm/ui/buy-box';
import { WishButton } from '@pgm/ui/wish-button';
import { Suspense, lazy } from 'react';
import { useLocation } from 'react-router';
import { askLogin, useHasSession } from '#app/shared/account-door.ts';
import { addToCart, toggleWish } from './product-actions.ts';

const WishFlow = lazy(() => import('../wishlist/wish.flow.tsx'));

/** 'Add to cart' and the heart of a product's page; what is behind them comes with the first press. */
export function ProductBuy({ product }: { product: Product }) {
  const { pathname } = useLocation();
  const isMember = useHasSession();
  const firstWish = (
    <WishButton
      isWished={false}
      isPending={false}
      productName={product.name}
      onToggle={() => void (isMember ? toggleWish(product) : askLogin(pathname))}
    />
  );
  return (
    <BuyBox
      isSoldOut={product.stock.status === 'SOLD_OUT'}
      isAdding={false}
      wish={
        isMember ? (
          <Suspense fallback={firstWish}>
            <WishFlow product={product} />
          </Suspense>
        ) : (
          firstWish
        )
      }
      onAdd={() => void addToCart(product)}
    />
  );
}
