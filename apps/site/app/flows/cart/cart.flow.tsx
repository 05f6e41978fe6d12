import { type cartMachine, cartVerbs, cartView } from '@pgm/machines/cart';
import { Cart } from '@pgm/ui/cart';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { wantAccount } from '#app/shared/account-door.ts';
import { pictureOf, productHref } from '#app/shared/shelf-product.ts';
import { cartActor, startCart } from './cart.ts';

/** The cart of whoever is at the screen, guest or member. */
export function CartFlow() {
  useEffect(() => {
    startCart();
    wantAccount();
  }, []);
  return <CartScreen actor={cartActor} />;
}

/** The cart in whatever state its actor is. */
export function CartScreen({ actor }: { actor: ActorRefFrom<typeof cartMachine> }) {
  const { status, lines, itemCount, subtotal, points, alert } = cartView(
    useSelector(actor, (snapshot) => snapshot),
  );
  const { increase, decrease, remove, retry } = cartVerbs(actor.send);
  return (
    <Cart
      status={status}
      lines={lines.map((line) => ({
        productId: line.productId,
        href: productHref({ id: line.productId }),
        name: line.productName,
        image: pictureOf(line.productImage ?? undefined, ''),
        price: line.productPrice,
        addedPrice: line.addedPrice,
        quantity: line.quantity,
        points: line.points,
        lineTotal: line.lineTotal,
        stock: line.stock,
        isPending: line.isPending,
        isRemoving: line.isRemoving,
        canIncrease: line.canIncrease,
      }))}
      totals={{ itemCount, subtotal, points }}
      alert={alert}
      checkoutHref="/checkout"
      shopHref="/products"
      onIncrease={increase}
      onDecrease={decrease}
      onRemove={remove}
      onRetry={retry}
    />
  );
}
