export { authModal } from '../auth-modal/auth-modal.ts';
export { addToCart, toggleWish, wishAfterLogin } from '../../sales/cart/product-actions.ts';
export { accessToken, renewedToken } from '../session/session.ts';
export { default } from './account.flow.tsx';
