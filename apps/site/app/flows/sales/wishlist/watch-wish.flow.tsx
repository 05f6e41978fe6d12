import { useEffect } from 'react';
import { useWishlist } from './wishlist.ts';

/** The state of one product on the wishlist. */
export interface Wish {
  readonly isWished: boolean;
  /** A change is being sent. */
  readonly isPending: boolean;
}

interface WatchWishProps {
  readonly productId: string;
  readonly onChange: (wish: Wish) => void;
}

/** Notifies the parent of the wishlist state of a product whose heart is already shown; renders nothing itself. */
export default function WatchWish({ productId, onChange }: WatchWishProps) {
  const wishlist = useWishlist();
  const isWished = wishlist.isWished(productId);
  const isPending = wishlist.pendingIds.includes(productId);
  useEffect(() => onChange({ isWished, isPending }), [isWished, isPending, onChange]);
  return null;
}
