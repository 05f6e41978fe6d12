export { memberRequestFormMachine } from './member-request-form.machine.ts';
export { memberRequestFormVerbs, memberRequestFormView } from './member-request-form.view.ts';
