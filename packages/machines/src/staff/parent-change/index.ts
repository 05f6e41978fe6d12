export { parentChangeMachine } from './parent-change.machine.ts';
export type { ParentChoice, WantedChange } from './parent-change.machine.ts';
export { parentChangeVerbs, parentChangeView } from './parent-change.view.ts';
