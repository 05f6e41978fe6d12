import { useEffect } from 'react';
import { useWishlist } from './wishlist.ts';

/** What the wishlist says of one product. */
export interface Wish {
  readonly isWished: boolean;
  /** A change of it is on its way. */
  readonly isPending: boolean;
}

interface WatchWishProps {
  readonly productId: string;
  readonly onChange: (wish: Wish) => void;
}

/** Tells what the wishlist says of a product whose heart stands there already; shows nothing itself. */
export default function WatchWish({ productId, onChange }: WatchWishProps) {
  const wishlist = useWishlist();
  const isWished = wishlist.isWished(productId);
  const isPending = wishlist.pendingIds.includes(productId);
  useEffect(() => onChange({ isWished, isPending }), [isWished, isPending, onChange]);
  return null;
}
