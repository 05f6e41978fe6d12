export { POINTS_NOT_FETCHED, pointsListMachine } from './points-list.machine.ts';
export { POINTS_PAGE_SIZE, pointsListVerbs, pointsListView } from './points-list.view.ts';
