export { PostalAddress, type PostalAddressFacts } from './postal-address.tsx';
