export { authModal } from '../../flows/auth/auth-modal/auth-modal.ts';
export { addToCart } from '../../flows/sales/cart/add-to-cart.ts';
export { addFromCard } from '../../flows/sales/cart/quick-add.ts';
export { SizeChoiceFlow } from '../../flows/sales/cart/size-choice.flow.tsx';
export { toggleWish } from '../../flows/sales/wishlist/toggle-wish.ts';
export { accessToken, renewedToken } from '../../flows/auth/session/session.ts';
export { default } from './account.flow.tsx';
