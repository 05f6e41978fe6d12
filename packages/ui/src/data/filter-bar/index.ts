export { FilterBar, type DataFilter, type FilterBarProps } from './filter-bar.tsx';
