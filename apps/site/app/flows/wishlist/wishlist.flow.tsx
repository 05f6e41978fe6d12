import {
  type WishedProduct,
  type wishlistMachine,
  wishlistVerbs,
  wishlistView,
} from '@pgm/machines/wishlist';
import { Wishlist } from '@pgm/ui/wishlist';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { pictureOf, productHref } from '#app/shared/shelf-product.ts';
import { cart, startCart } from '../cart/cart.ts';
import { cartProduct } from '../cart/cart-product.ts';
import { startWishlist, wishlistActor } from './wishlist.ts';

/** The member's wishlist; from it products go to the cart. */
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

/** The wishlist in whatever state its actor is. */
export function WishlistScreen({ actor, onMoveToCart }: WishlistScreenProps) {
  const { products, status, pendingIds } = wishlistView(useSelector(actor, (snapshot) => snapshot));
  const { toggle, retry } = wishlistVerbs(actor.send);
  const withProduct = (productId: string, act: (product: WishedProduct) => void) => {
    const product = products.find(({ id }) => id === productId);
    if (product) act(product);
  };
  return (
    <Wishlist
      status={status}
      items={products.map(({ id, name, brandName, price, points, stock, images }) => ({
        productId: id,
        href: productHref({ id }),
        name,
        brand: brandName,
        price,
        points,
        image: pictureOf(images[0]?.url, ''),
        stock,
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
