export { SEARCH_MS, searchMachine } from './search.machine.ts';
export type { ActiveMove, GoToOption, SearchEvent } from './search.machine.ts';
export { MAX_RECENT } from './search-options.ts';
export type { SearchOption } from './search-options.ts';
export { searchVerbs, searchView } from './search.view.ts';
