export { Login, type LoginProps } from './login.tsx';
export type { LoginField } from './login-fields.tsx';
