export { pointsMachine } from './points.machine.ts';
export type { PointsEvent, PointsGroup } from './points.machine.ts';
export { pointsVerbs, pointsView } from './points.view.ts';
export { pointsWalk } from './points.walk.ts';
export { samplePoints } from './sample-points.ts';
