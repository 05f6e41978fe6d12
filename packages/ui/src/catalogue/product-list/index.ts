export { ProductList, type ProductListProps } from './product-list.tsx';
