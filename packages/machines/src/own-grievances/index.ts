export { ownGrievancesMachine } from './own-grievances.machine.ts';
export type { GrievancePage, OwnGrievancesEvent } from './own-grievances.machine.ts';
export { ownGrievancesVerbs, ownGrievancesView } from './own-grievances.view.ts';
export { ownGrievancesWalk } from './own-grievances.walk.ts';
