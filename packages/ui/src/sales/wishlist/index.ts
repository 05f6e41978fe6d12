export type { WishlistItem } from './wish-card.tsx';
export { Wishlist, type WishlistProps } from './wishlist.tsx';
