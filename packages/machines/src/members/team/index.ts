export { teamMachine } from './team.machine.ts';
export type { TeamEvent } from './team.machine.ts';
export type { BranchPage, BranchRequest, TeamTab } from './team-context.ts';
export type { FocusMove } from './focus.ts';
export type { PersonRow, RestRow, TeamRow } from './team-rows.ts';
export { teamVerbs, teamView } from './team.view.ts';
