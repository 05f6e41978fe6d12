import type { Product } from '@pgm/api/contract';
import { BuyBox } from '@pgm/ui/buy-box';
import { useLanguage } from '@pgm/ui/language';
import { WishButton } from '@pgm/ui/wish-button';
import { Suspense, useState, useTransition } from 'react';
import { useLocation } from 'react-router';
import { useHasSession } from '#app/shared/account-door.ts';
import { laterPart } from '#app/shared/later-part.ts';
import { addToCart, toggleWish, wishAfterLogin } from './product-actions.ts';

const WishFlow = laterPart(() => import('../wishlist/wish.flow.tsx'));

/** 'Add to cart' and the heart of a product's page; what is behind them comes with the first press. */
export function ProductBuy({ product }: { product: Product }) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const isMember = useHasSession();
  const [isLoading, startLoading] = useTransition();
  const [isLost, setLost] = useState(false);
  const press = (act: (product: Product) => Promise<boolean>) =>
    startLoading(async () => setLost(!(await act(product))));
  const firstWish = (
    <WishButton
      isWished={false}
      isPending={isLoading}
      productName={product.name}
      onToggle={() => press(isMember ? toggleWish : () => wishAfterLogin(product, pathname))}
    />
  );
  return (
    <>
      <BuyBox
        isSoldOut={product.stock.status === 'SOLD_OUT'}
        isAdding={isLoading}
        wish={
          <Suspense fallback={firstWish}>{isMember ? <WishFlow product={product} /> : firstWish}</Suspense>
        }
        onAdd={() => press(addToCart)}
      />
      {isLost && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {t('You seem to be offline. Check your connection and try again.')}
        </p>
      )}
    </>
  );
}
