export { CartLink, type CartLinkProps } from './cart-link.tsx';
