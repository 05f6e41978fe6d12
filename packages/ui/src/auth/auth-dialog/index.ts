export { AuthDialog, type AuthDialogProps, type AuthView } from './auth-dialog.tsx';
