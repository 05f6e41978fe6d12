import { hasDearerSizes } from '@pgm/api/contract';
import {
  type WishedProduct,
  type wishlistMachine,
  wishlistVerbs,
  wishlistView,
} from '@pgm/machines/sales/wishlist';
import { Wishlist } from '@pgm/ui/sales/wishlist';
import { type ReactNode, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { toImage, productHref } from '#app/kit/catalogue-product.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { RestockOffer } from '../../catalogue/restock/restock-offer.tsx';
import { toasts } from '../../shell/toasts/toasts.ts';
import { cartActor, useCart } from '../cart/cart.ts';
import { quickAdd, useQuickAdd } from '../cart/quick-add.ts';
import { SizeChoiceFlow } from '../cart/size-choice.flow.tsx';
import { startWishlist, wishlist, wishlistActor } from './wishlist.ts';

// Also when the page of the list is left meanwhile.
cartActor.on('item.moved', ({ productId }) => {
  const { products } = wishlistView(wishlistActor.getSnapshot());
  const product = products.find(({ id }) => id === productId);
  if (product) wishlist.toggle(product);
});

/** The member's wishlist; products can be moved from it to the cart, and stay on it if the cart rejects them. */
export function WishlistFlow() {
  const { readingIds } = useQuickAdd();
  const { lines } = useCart();
  const arrivingIds = lines.filter(({ isPending }) => isPending).map(({ productId }) => productId);
  useEffect(startWishlist, []);
  return (
    <WishlistScreen
      actor={wishlistActor}
      movingIds={[...readingIds, ...arrivingIds]}
      onMoveToCart={quickAdd.move}
      toSizes={toSizeChoice}
      toRestock={toRestockOffer}
    />
  );
}

const toSizeChoice = ({ id }: WishedProduct) => <SizeChoiceFlow productId={id} />;

const toRestockOffer = ({ id, name }: WishedProduct) => (
  <RestockOffer productId={id} productName={name} onLost={reportLost} />
);

function reportLost(isLost: boolean): void {
  if (isLost)
    toasts.show({
      kind: 'error',
      message: 'You seem to be offline. Check your connection and try again.',
    });
}

interface WishlistScreenProps {
  readonly actor: ActorRefFrom<typeof wishlistMachine>;
  readonly movingIds?: readonly string[];
  readonly onMoveToCart?: (productId: string) => void;
  /** What asks for the size of a product, while that is to be chosen. */
  readonly toSizes?: (product: WishedProduct) => ReactNode;
  /** What can be done while a product is sold out. */
  readonly toRestock?: (product: WishedProduct) => ReactNode;
}

/** The screen of the wishlist for any state of its actor. */
export function WishlistScreen({
  actor,
  movingIds = [],
  onMoveToCart,
  toSizes,
  toRestock,
}: WishlistScreenProps) {
  const [{ products, status, alert, pendingIds }, { toggle, retry }] = useFlow(
    actor,
    wishlistView,
    wishlistVerbs,
  );
  return (
    <Wishlist
      status={status}
      error={alert}
      items={products.map((product) => {
        const { id, name, brandName, price, sale, points, stock, images, sizes } = product;
        return {
          productId: id,
          href: productHref({ id }),
          name,
          brand: brandName,
          price,
          hasDearerSizes: hasDearerSizes(product),
          sale,
          points,
          image: toImage(images[0]?.url, ''),
          stock,
          restock: stock.status === 'SOLD_OUT' ? toRestock?.(product) : undefined,
          sizes: sizes && toSizes?.(product),
          isMoving: movingIds.includes(id),
          isPending: pendingIds.includes(id),
        };
      })}
      shopHref="/products"
      onMoveToCart={(productId) => onMoveToCart?.(productId)}
      onRemove={(productId) => {
        const product = products.find(({ id }) => id === productId);
        if (product) toggle(product);
      }}
      onRetry={retry}
    />
  );
}
