import { CartLink } from '@pgm/ui/shell/cart-link';
import { CountBadge } from '@pgm/ui/primitives/count-badge';
import { useLanguage } from '@pgm/ui/foundations/language';
import { useCart } from './cart.ts';

/** The cart link of the header, with the number of items. */
export default function CartLinkFlow() {
  const { t, formatNumber } = useLanguage();
  const { itemCount } = useCart();
  if (itemCount === 0) return <CartLink href="/manage/cart" />;
  const items =
    itemCount === 1 ? t('Cart, 1 item') : t('Cart, {count} items', { count: formatNumber(itemCount) });
  return <CartLink href="/manage/cart" label={items} badge={<CountBadge count={itemCount} />} />;
}
