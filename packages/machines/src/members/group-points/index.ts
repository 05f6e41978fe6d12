export { groupPointsMachine } from './group-points.machine.ts';
export { groupPointsVerbs, groupPointsView } from './group-points.view.ts';
