export { AssociateSearch, type AssociateSearchProps } from './associate-search.tsx';
