export { sponsorChangesMachine } from './sponsor-changes.machine.ts';
export { sponsorChangesVerbs, sponsorChangesView } from './sponsor-changes.view.ts';
