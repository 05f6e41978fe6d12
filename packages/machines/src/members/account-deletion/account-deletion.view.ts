import type { OwnerProofKind } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { AccountDeletionEvent, accountDeletionMachine } from './account-deletion.machine.ts';

export {
  type AccountDeleted,
  type AccountDeletionEvent,
  DELETION_WORD,
  accountDeletionMachine,
} from './account-deletion.machine.ts';

/** The facts that the dialog shows. */
export function accountDeletionView(snapshot: SnapshotFrom<typeof accountDeletionMachine>) {
  const { proof, secret, word, errors, alert } = snapshot.context;
  return {
    isOpen: !snapshot.matches('closed') && !snapshot.matches('deleted'),
    proof,
    secret,
    word,
    secretError: errors.secret,
    wordError: errors.word,
    alert,
    isSending: snapshot.matches('sending'),
    isDeleting: snapshot.matches('deleting'),
  };
}

/** What a member can do in the dialog. */
export function accountDeletionVerbs(send: (event: AccountDeletionEvent) => void) {
  return {
    open: (proof: OwnerProofKind) => send({ type: 'deletion.open', proof }),
    changeSecret: (value: string) => send({ type: 'field.change', name: 'secret', value }),
    changeWord: (value: string) => send({ type: 'field.change', name: 'word', value }),
    sendCode: () => send({ type: 'code.send' }),
    confirm: () => send({ type: 'deletion.confirm' }),
    close: () => send({ type: 'deletion.close' }),
  };
}
