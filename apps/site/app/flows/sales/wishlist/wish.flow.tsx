import type { WishedProduct } from '@pgm/machines/sales/wishlist';
import { WishButton } from '@pgm/ui/sales/wish-button';
import { useWishlist, wishlist } from './wishlist.ts';

/** The heart of one product for a member. */
export default function WishFlow({ product }: { product: WishedProduct }) {
  const { isWished, pendingIds } = useWishlist();
  return (
    <WishButton
      isWished={isWished(product.id)}
      isPending={pendingIds.includes(product.id)}
      productName={product.name}
      onToggle={() => wishlist.toggle(product)}
    />
  );
}
