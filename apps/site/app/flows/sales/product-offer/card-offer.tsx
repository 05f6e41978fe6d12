import { CardActions } from '@pgm/ui/catalogue/card-actions';
import { Suspense, useDeferredValue, useState } from 'react';
import { lazyComponent } from '#app/hydration/lazy-component.tsx';
import { useIsHydrated } from '#app/hydration/use-is-hydrated.ts';
import type { CatalogueProduct } from '#app/kit/catalogue-product.ts';
import { loadAccount, withAccount } from '#app/kit/account-code.ts';
import { RestockOffer } from '../../catalogue/restock/restock-offer.tsx';
import { WishOffer } from '../wishlist/wish-offer.tsx';

/** Shown after the code has been loaded, so that it does not fail alone: a press would have no visible result then. */
const SizeChoice = lazyComponent(async () => ({ default: (await loadAccount()).SizeChoiceFlow }));

interface CardOfferProps {
  readonly product: CatalogueProduct;
}

/**
 * The heart and 'Add to cart' of a product's card, for guests too; their code is loaded with the first press. They come
 * once the scripts run: the HTML of a page repeats them for each card otherwise. Each card waits by itself. If the page
 * waited for them, it would render again at once, and throw away what is not hydrated by then. They are deferred, so that the
 * browser can react between two of them.
 */
export const CardOffer = ({ product }: CardOfferProps) =>
  useDeferredValue(useIsHydrated()) && <CardButtons product={product} />;

function CardButtons({ product: { imageUrl, ...product } }: CardOfferProps) {
  // With `useTransition`, a link would not open its page until the product is read.
  const [isAdding, setAdding] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [isLost, setLost] = useState(false);
  const images = imageUrl === undefined ? [] : [{ url: imageUrl, alt: '' }];
  const add = async () => {
    setAdding(true);
    const isDone = await withAccount(({ addFromCard }) => {
      setLoaded(true);
      return addFromCard(product.id);
    });
    setAdding(false);
    setLost(!isDone);
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
        isLoaded &&
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
