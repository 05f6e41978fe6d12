import {
  type WishedProduct,
  type wishlistMachine,
  wishlistVerbs,
  wishlistView,
} from '@pgm/machines/sales/wishlist';
import { Wishlist } from '@pgm/ui/sales/wishlist';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { toImage, productHref } from '#app/kit/catalogue-product.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { cart, startCart } from '../cart/cart.ts';
import { cartProduct } from '../cart/cart-product.ts';
import { startWishlist, wishlistActor } from './wishlist.ts';

/** The member's wishlist; products can be moved from it to the cart. */
export function WishlistFlow() {
  useEffect(() => {
    startCart();
    startWishlist();
  }, []);
  return <WishlistScreen actor={wishlistActor} onMoveToCart={(product) => cart.add(cartProduct(product))} />;
}

interface WishlistScreenProps {
  readonly actor: ActorRefFrom<typeof wishlistMachine>;
  readonly onMoveToCart?: (product: WishedProduct) => void;
}

/** The screen of the wishlist for any state of its actor. */
export function WishlistScreen({ actor, onMoveToCart }: WishlistScreenProps) {
  const [{ products, status, alert, pendingIds }, { toggle, retry }] = useFlow(
    actor,
    wishlistView,
    wishlistVerbs,
  );
  const withProduct = (productId: string, act: (product: WishedProduct) => void) => {
    const product = products.find(({ id }) => id === productId);
    if (product) act(product);
  };
  return (
    <Wishlist
      status={status}
      error={alert}
      items={products.map(({ id, name, brandName, price, points, stock, images, sizes }) => ({
        productId: id,
        href: productHref({ id }),
        name,
        brand: brandName,
        price,
        points,
        image: toImage(images[0]?.url, ''),
        stock,
        hasSizes: sizes !== undefined,
      }))}
      pendingIds={pendingIds}
      shopHref="/products"
      onMoveToCart={(productId) =>
        withProduct(productId, (product) => {
          onMoveToCart?.(product);
          toggle(product);
        })
      }
      onRemove={(productId) => withProduct(productId, toggle)}
      onRetry={retry}
    />
  );
}
