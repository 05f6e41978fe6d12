export { ResetPassword, type ResetPasswordField, type ResetPasswordProps } from './reset-password.tsx';
