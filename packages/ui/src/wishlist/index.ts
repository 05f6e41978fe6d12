export { Wishlist, type WishlistItem, type WishlistProps } from './wishlist.tsx';
