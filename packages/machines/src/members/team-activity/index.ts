export { teamActivityMachine } from './team-activity.machine.ts';
export type { TeamFilter } from './team-activity.machine.ts';
export { teamActivityVerbs, teamActivityView } from './team-activity.view.ts';
