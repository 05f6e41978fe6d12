import { type cartMachine, cartVerbs, cartView } from '@pgm/machines/sales/cart';
import { Cart, type CartDiscount } from '@pgm/ui/sales/cart';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { requestAccount } from '#app/kit/account-code.ts';
import { toImage, productHref } from '#app/kit/catalogue-product.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { useShopTerms } from '#app/kit/use-shop-terms.ts';
import { useCoupon } from '../coupon/coupon.flow.tsx';
import { cartActor, startCart } from './cart.ts';

/** The cart of the current visitor, guest or member. */
export function CartFlow() {
  useEffect(() => {
    startCart();
    requestAccount();
  }, []);
  const { lines, subtotal, isMember } = useSelector(cartActor, cartView);
  const items = lines.map(({ productId, size, quantity }) => ({ productId, size, quantity }));
  return <CartScreen actor={cartActor} coupon={useCoupon({ items, subtotal, isMember })} />;
}

interface CartScreenProps {
  readonly actor: ActorRefFrom<typeof cartMachine>;
  readonly coupon?: ReturnType<typeof useCoupon>;
}

/** The screen of the cart for any state of its actor. */
export function CartScreen({ actor, coupon }: CartScreenProps) {
  const [
    { status, lines, itemCount, subtotal, points, alert, canRetry },
    { increase, decrease, remove, limit, retry },
  ] = useFlow(actor, cartView, cartVerbs);
  const { delivery } = useShopTerms();
  return (
    <Cart
      status={status}
      lines={lines.map((line) => ({
        lineKey: line.lineKey,
        href: productHref({ id: line.productId }),
        name: line.productName,
        size: line.size,
        image: toImage(line.productImage ?? undefined, ''),
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
      totals={{
        itemCount,
        subtotal,
        points,
        discount: toDiscount(subtotal, coupon?.applied),
        freeDeliveryFrom: delivery.STANDARD.freeFrom,
      }}
      couponBox={coupon?.box}
      alert={alert}
      canRetry={canRetry}
      checkoutHref="/checkout"
      shopHref="/products"
      onIncrease={increase}
      onDecrease={decrease}
      onRemove={remove}
      onLimit={limit}
      onRetry={retry}
    />
  );
}

/** The discount of a coupon on a cart; amounts in rupees. */
function toDiscount(
  subtotal: number,
  applied: ReturnType<typeof useCoupon>['applied'],
): CartDiscount | undefined {
  if (applied === undefined) return undefined;
  const { code, discount: amount, isEvaluating } = applied;
  // Rounds to whole paise; the prices in a guest's cart may be older than those that the server used.
  const total = Math.max(0, Math.round((subtotal - amount) * 100) / 100);
  return { code, amount, total, isEvaluating };
}
