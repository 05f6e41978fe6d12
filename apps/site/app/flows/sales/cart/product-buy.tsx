import type { ProductInFull } from '@pgm/api/contract';
import { BuyBox } from '@pgm/ui/catalogue/buy-box';
import { useLanguage } from '@pgm/ui/foundations/language';
import { WishButton } from '@pgm/ui/sales/wish-button';
import { Suspense, useState, useTransition } from 'react';
import { useLocation } from 'react-router';
import { askLogin, openAccount, useHasSession } from '#app/shell/load-account.ts';
import { lazyComponent } from '#app/hydration/lazy-component.ts';
import { RestockOffer } from '../../catalogue/restock/restock-offer.tsx';
import type { Wish } from '../wishlist/watch-wish.flow.tsx';
import type { useSizeChoice } from './use-size-choice.tsx';

const WatchWish = lazyComponent(() => import('../wishlist/watch-wish.flow.tsx'));

interface ProductBuyProps {
  readonly product: ProductInFull;
  readonly withSize: ReturnType<typeof useSizeChoice>['withSize'];
}

/** 'Add to cart' and the heart of a product page; their code is loaded with the first press. */
export function ProductBuy({ product, withSize }: ProductBuyProps) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const isMember = useHasSession();
  const [isAdding, startAdding] = useTransition();
  const [isAsking, startAsking] = useTransition();
  const [wish, setWish] = useState<Wish>();
  const [isLost, setLost] = useState(false);
  return (
    <>
      <BuyBox
        restock={
          product.stock.status === 'SOLD_OUT' ? (
            <RestockOffer productId={product.id} onLost={setLost} />
          ) : undefined
        }
        isAdding={isAdding}
        // The same element before and after a login, so that the focus can return to it.
        wish={
          <WishButton
            isWished={isMember && wish?.isWished === true}
            isPending={isAsking || (isMember && wish?.isPending === true)}
            productName={product.name}
            onToggle={() =>
              startAsking(async () =>
                setLost(
                  !(await (isMember
                    ? withAccount(({ toggleWish }) => toggleWish(product))
                    : askLogin(pathname, ({ wishAfterLogin }) => wishAfterLogin(product)))),
                ),
              )
            }
          />
        }
        onAdd={() =>
          withSize((size) =>
            startAdding(async () =>
              setLost(!(await withAccount(({ addToCart }) => addToCart(product, size)))),
            ),
          )
        }
      />
      {isMember && (
        <Suspense>
          <WatchWish productId={product.id} onChange={setWish} />
        </Suspense>
      )}
      {isLost && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {t('You seem to be offline. Check your connection and try again.')}
        </p>
      )}
    </>
  );
}

/** Loads the code of cart and wishlist for an action. False when it can't be loaded. */
function withAccount(act: (account: Awaited<ReturnType<typeof openAccount>>) => void): Promise<boolean> {
  return openAccount().then(
    (account) => {
      act(account);
      return true;
    },
    () => false,
  );
}
