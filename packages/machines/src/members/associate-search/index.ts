export { TYPING_MS, associateSearchMachine } from './associate-search.machine.ts';
export type {
  FoundAssociates,
  AssociateSearchQuery,
  AssociateSearchEvent,
} from './associate-search.machine.ts';
export { associateSearchVerbs, associateSearchView } from './associate-search.view.ts';
