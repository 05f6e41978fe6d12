export { authModal } from '../auth-modal/auth-modal.ts';
export { cart, startCart } from '../cart/cart.ts';
export { cartProduct } from '../cart/cart-product.ts';
export { accessToken, renewedToken } from '../session/session.ts';
export { startWishlist, wishlist } from '../wishlist/wishlist.ts';
export { default } from './account.flow.tsx';
