export { SearchEntry, type SearchEntryProps } from './search-entry.tsx';
