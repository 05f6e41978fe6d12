import type { ProductInFull } from '@pgm/api/contract';
import { BuyBox } from '@pgm/ui/catalogue/buy-box';
import { useLanguage } from '@pgm/ui/foundations/language';
import { useState, useTransition } from 'react';
import { withAccount } from '#app/kit/account-code.ts';
import { RestockOffer } from '../../catalogue/restock/restock-offer.tsx';
import { WishOffer } from '../wishlist/wish-offer.tsx';
import type { useQuantity } from '../cart/use-quantity.tsx';
import type { useSizeChoice } from '../cart/use-size-choice.tsx';

interface ProductBuyProps {
  readonly product: ProductInFull;
  readonly withSize: ReturnType<typeof useSizeChoice>['withSize'];
  readonly choice: Pick<ReturnType<typeof useQuantity>, 'quantity' | 'isLost'>;
}

/** 'Add to cart' and the heart of a product page; their code is loaded with the first press. */
export function ProductBuy({ product, withSize, choice }: ProductBuyProps) {
  const { t } = useLanguage();
  const [isAdding, startAdding] = useTransition();
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
        wish={<WishOffer product={product} onLost={setLost} />}
        onAdd={() =>
          withSize((size) =>
            startAdding(async () =>
              setLost(!(await withAccount(({ addToCart }) => addToCart(product, size, choice.quantity)))),
            ),
          )
        }
      />
      {(isLost || choice.isLost) && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {t('You seem to be offline. Check your connection and try again.')}
        </p>
      )}
    </>
  );
}
