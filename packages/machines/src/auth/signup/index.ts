export { SIGNUP_FIELDS, signupMachine } from './signup.machine.ts';
export type { SignupEvent, SignupField, SignupTab } from './signup.machine.ts';
export { signupVerbs, signupView } from './signup.view.ts';
