import { CardActions } from '@pgm/ui/catalogue/card-actions';
import { Suspense, useState, useTransition } from 'react';
import { lazyComponent } from '#app/hydration/lazy-component.ts';
import type { CatalogueProduct } from '#app/kit/catalogue-product.ts';
import { withAccount } from '#app/shell/load-account.ts';
import { RestockOffer } from '../../catalogue/restock/restock-offer.tsx';
import { WishOffer } from '../wishlist/wish-offer.tsx';

const SizeChoice = lazyComponent(() => import('./size-choice.flow.tsx'));

/** The heart and 'Add to cart' of a product's card, for guests too; their code is loaded with the first press. */
export function CardOffer({ product: { imageUrl, ...product } }: { product: CatalogueProduct }) {
  const [isAdding, startAdding] = useTransition();
  const [isPressed, setPressed] = useState(false);
  const [isLost, setLost] = useState(false);
  const images = imageUrl === undefined ? [] : [{ url: imageUrl, alt: '' }];
  const add = () => {
    setPressed(true);
    startAdding(async () => setLost(!(await withAccount(({ addFromCard }) => addFromCard(product.id)))));
  };
  return (
    <CardActions
      productName={product.name}
      wish={<WishOffer product={{ ...product, images }} onLost={setLost} />}
      restock={
        product.stock.status === 'SOLD_OUT' ? (
          <RestockOffer productId={product.id} productName={product.name} onLost={setLost} />
        ) : undefined
      }
      isAdding={isAdding}
      sizes={
        isPressed &&
        product.sizes && (
          <Suspense>
            <SizeChoice productId={product.id} />
          </Suspense>
        )
      }
      alert={isLost ? 'You seem to be offline. Check your connection and try again.' : undefined}
      onAdd={add}
    />
  );
}
