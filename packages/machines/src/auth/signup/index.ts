export { SIGNUP_FIELDS, signupMachine } from './signup.machine.ts';
export type { SignupEvent, SignupField } from './signup.machine.ts';
export { signupVerbs, signupView } from './signup.view.ts';
