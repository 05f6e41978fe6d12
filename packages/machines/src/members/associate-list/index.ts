export { associateListMachine } from './associate-list.machine.ts';
export type { AssociateListEvent, AssociateListPage, AssociateListItem } from './associate-list.machine.ts';
export { associateListVerbs, associateListView } from './associate-list.view.ts';
