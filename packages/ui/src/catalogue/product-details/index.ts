export { ProductDetails, type DetailPanel, type ProductDetailsProps } from './product-details.tsx';
