export { ProductShelf, type ProductShelfProps } from './product-shelf.tsx';
