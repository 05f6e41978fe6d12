export { memberRequestFormMachine } from './member-request-form.machine.ts';
export type { MemberRequestFormEvent, MemberRequestRaised } from './member-request-form.machine.ts';
export { memberRequestFormVerbs, memberRequestFormView } from './member-request-form.view.ts';
export type { MemberRequestField, MemberRequestValues } from './member-request-values.ts';
