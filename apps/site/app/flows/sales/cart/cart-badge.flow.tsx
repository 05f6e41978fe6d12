import { CountBadge } from '@pgm/ui/primitives/count-badge';
import { useCart } from './cart.ts';

/** The number of items in the cart, on the corner of an icon; nothing for an empty cart. */
export default function CartBadgeFlow() {
  const { itemCount } = useCart();
  return itemCount === 0 ? null : <CountBadge count={itemCount} />;
}
