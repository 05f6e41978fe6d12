import { CartLink } from '@pgm/ui/cart-link';
import { CountBadge } from '@pgm/ui/count-badge';
import { useCart } from './cart.ts';

/** The header's way to the cart, with its count. */
export default function CartLinkFlow() {
  const { itemCount } = useCart();
  return (
    <CartLink
      href="/manage/cart"
      count={itemCount}
      badge={itemCount > 0 && <CountBadge count={itemCount} />}
    />
  );
}
