export { authModal } from '../auth-modal/auth-modal.ts';
export { cart, startCart } from '../../sales/cart/cart.ts';
export { cartProduct } from '../../sales/cart/cart-product.ts';
export { accessToken, renewedToken } from '../session/session.ts';
export { startWishlist, wishlist } from '../../sales/wishlist/wishlist.ts';
export { default } from './account.flow.tsx';
