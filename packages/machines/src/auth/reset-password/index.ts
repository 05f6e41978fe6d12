export { resetPasswordMachine } from './reset-password.machine.ts';
export type { ResetPasswordEvent, ResetPasswordField } from './reset-password.machine.ts';
export { resetPasswordVerbs, resetPasswordView } from './reset-password.view.ts';
