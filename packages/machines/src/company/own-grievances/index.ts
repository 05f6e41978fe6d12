export { ownGrievancesMachine } from './own-grievances.machine.ts';
export { ownGrievancesVerbs, ownGrievancesView } from './own-grievances.view.ts';
