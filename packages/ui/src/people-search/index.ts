export { PeopleSearch, type PeopleSearchProps } from './people-search.tsx';
