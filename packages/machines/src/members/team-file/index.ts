export { teamFileMachine } from './team-file.machine.ts';
export type { TeamFileEvent, TeamFileFetched } from './team-file.machine.ts';
export { teamFileVerbs, teamFileView } from './team-file.view.ts';
