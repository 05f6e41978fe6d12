export { AccountDeletion, type AccountDeletionProps } from './account-deletion.tsx';
