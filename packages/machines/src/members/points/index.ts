export { pointsMachine } from './points.machine.ts';
export type { PointsEvent } from './points.machine.ts';
export { pointsVerbs, pointsView } from './points.view.ts';
