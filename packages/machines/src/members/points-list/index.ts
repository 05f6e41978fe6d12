export { pointsListMachine } from './points-list.machine.ts';
export { POINTS_PAGE_SIZE, pointsListVerbs, pointsListView } from './points-list.view.ts';
