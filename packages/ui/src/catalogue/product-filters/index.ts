export { ProductFilters, type CategoryOption, type ProductFiltersProps } from './product-filters.tsx';
