export { forgotPasswordMachine } from './forgot-password.machine.ts';
export type { ForgotPasswordEvent } from './forgot-password.machine.ts';
export { forgotPasswordVerbs, forgotPasswordView } from './forgot-password.view.ts';
