export { forgotPasswordMachine } from './forgot-password.machine.ts';
export { forgotPasswordVerbs, forgotPasswordView } from './forgot-password.view.ts';
