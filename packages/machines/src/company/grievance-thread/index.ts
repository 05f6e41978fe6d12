export { grievanceThreadMachine } from './grievance-thread.machine.ts';
export type { GrievanceThreadEvent, ReplySent, WrittenReply } from './grievance-thread.machine.ts';
export { grievanceThreadVerbs, grievanceThreadView } from './grievance-thread.view.ts';
