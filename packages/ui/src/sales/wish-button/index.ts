export { WishButton, type WishButtonProps } from './wish-button.tsx';
