import { CartLink } from '@pgm/ui/cart-link';
import { CountBadge } from '@pgm/ui/count-badge';
import { useLanguage } from '@pgm/ui/language';
import { useCart } from './cart.ts';

/** The header's way to the cart, with its count. */
export default function CartLinkFlow() {
  const { t, formatNumber } = useLanguage();
  const { itemCount } = useCart();
  if (itemCount === 0) return <CartLink href="/manage/cart" />;
  const items =
    itemCount === 1 ? t('Cart, 1 item') : t('Cart, {count} items', { count: formatNumber(itemCount) });
  return <CartLink href="/manage/cart" label={items} badge={<CountBadge count={itemCount} />} />;
}
