import type { WishedProduct } from '@pgm/machines/wishlist';
import { WishButton } from '@pgm/ui/wish-button';
import { useWishlist, wishlist } from './wishlist.ts';

/** A member's heart of one product. */
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
