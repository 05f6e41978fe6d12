export { PageButtons, type PageButtonsProps } from './page-buttons.tsx';
export { Pagination, type PaginationProps } from './pagination.tsx';
