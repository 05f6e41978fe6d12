export { ProductList, type ProductListProps } from './product-list.tsx';
export type { ReadyShelf, ShelfState } from './product-shelf.tsx';
