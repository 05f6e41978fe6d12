export { TREE_NOT_FETCHED, associateListMachine } from './associate-list.machine.ts';
export { associateListVerbs, associateListView } from './associate-list.view.ts';
export type { AssociateListItem } from './associate-list.machine.ts';
