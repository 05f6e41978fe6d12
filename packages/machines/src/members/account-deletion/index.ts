export { DELETION_WORD, accountDeletionMachine } from './account-deletion.machine.ts';
export type { AccountDeleted, AccountDeletionEvent } from './account-deletion.machine.ts';
export { accountDeletionVerbs, accountDeletionView } from './account-deletion.view.ts';
