export { LOGIN_FIELDS, loginMachine } from './login.machine.ts';
export type { LoginEvent, LoginField } from './login.machine.ts';
export { loginVerbs, loginView } from './login.view.ts';
