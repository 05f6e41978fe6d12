export { authModal } from '../auth-modal/auth-modal.ts';
export { addToCart } from '../../sales/cart/add-to-cart.ts';
export { addFromCard } from '../../sales/cart/quick-add.ts';
export { SizeChoiceFlow } from '../../sales/cart/size-choice.flow.tsx';
export { toggleWish } from '../../sales/wishlist/toggle-wish.ts';
export { accessToken, renewedToken } from '../session/session.ts';
export { default } from './account.flow.tsx';
