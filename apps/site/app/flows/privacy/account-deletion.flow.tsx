import {
  type accountDeletionMachine,
  accountDeletionVerbs,
  accountDeletionView,
} from '@pgm/machines/account-deletion';
import { AccountDeletion } from '@pgm/ui/account-deletion';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

/** The dialog in whatever state its actor is. */
export function AccountDeletionScreen({ actor }: { actor: ActorRefFrom<typeof accountDeletionMachine> }) {
  const facts = accountDeletionView(useSelector(actor, (snapshot) => snapshot));
  const verbs = accountDeletionVerbs(actor.send);
  return (
    <AccountDeletion
      {...facts}
      onSecret={verbs.changeSecret}
      onWord={verbs.changeWord}
      onSendCode={verbs.sendCode}
      onConfirm={verbs.confirm}
      onClose={verbs.close}
    />
  );
}
