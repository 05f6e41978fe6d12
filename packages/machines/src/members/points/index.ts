export { pointsMachine } from './points.machine.ts';
export type { PointsEvent, PointsGroup } from './points.machine.ts';
export { pointsVerbs, pointsView } from './points.view.ts';
