export { rosterMachine } from './roster.machine.ts';
export type { RosterEvent, RosterPage, RosterPerson } from './roster.machine.ts';
export { rosterVerbs, rosterView } from './roster.view.ts';
export { rosterWalk } from './roster.walk.ts';
