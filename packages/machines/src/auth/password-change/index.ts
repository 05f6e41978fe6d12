export { passwordChangeMachine } from './password-change.machine.ts';
export { passwordChangeVerbs, passwordChangeView } from './password-change.view.ts';
