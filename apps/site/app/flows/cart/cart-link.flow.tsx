import { CartLink } from '@pgm/ui/cart-link';
import { useCart } from './cart.ts';

/** The header's way to the cart, with its count. */
export default function CartLinkFlow() {
  return <CartLink href="/manage/cart" count={useCart().itemCount} />;
}
