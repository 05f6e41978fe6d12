import type { WishedProduct } from '@pgm/machines/sales/wishlist';
import { WishButton } from '@pgm/ui/sales/wish-button';
import { Suspense, useState, useTransition } from 'react';
import { lazyComponent } from '#app/hydration/lazy-component.tsx';
import { useHasWishes, withAccount } from '#app/kit/account-code.ts';
import type { Wish } from './watch-wish.flow.tsx';

const WatchWish = lazyComponent(() => import('./watch-wish.flow.tsx'));

interface WishOfferProps {
  readonly product: WishedProduct;
  /** Called after each press, with whether the code could not be loaded. */
  readonly onLost: (isLost: boolean) => void;
}

/** The heart of a product, for guests too; its code is loaded with the first press, or when there are wishes to show. */
export function WishOffer({ product, onLost }: WishOfferProps) {
  const hasWishes = useHasWishes();
  const [isLoading, startLoading] = useTransition();
  const [wish, setWish] = useState<Wish>();
  return (
    <>
      <WishButton
        isWished={hasWishes && wish?.isWished === true}
        isPending={isLoading || (hasWishes && wish?.isPending === true)}
        productName={product.name}
        onToggle={() => {
          // While the code is loaded, the first press has no visible result yet: the next one would undo it.
          if (isLoading) return;
          startLoading(async () => onLost(!(await withAccount(({ toggleWish }) => toggleWish(product)))));
        }}
      />
      {hasWishes && (
        <Suspense>
          <WatchWish productId={product.id} onChange={setWish} />
        </Suspense>
      )}
    </>
  );
}
