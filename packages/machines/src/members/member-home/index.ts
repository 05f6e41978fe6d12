export { memberHomeMachine } from './member-home.machine.ts';
export { memberHomeVerbs, memberHomeView } from './member-home.view.ts';
