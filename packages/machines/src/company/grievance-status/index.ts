export { grievanceStatusMachine } from './grievance-status.machine.ts';
export type { GrievanceKeyField, GrievanceStatusEvent } from './grievance-status.machine.ts';
export { grievanceStatusVerbs, grievanceStatusView } from './grievance-status.view.ts';
