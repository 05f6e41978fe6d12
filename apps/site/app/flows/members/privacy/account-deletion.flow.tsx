import {
  type accountDeletionMachine,
  accountDeletionVerbs,
  accountDeletionView,
} from '@pgm/machines/members/account-deletion';
import { AccountDeletion } from '@pgm/ui/members/account-deletion';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

/** The screen of the dialog for any state of its actor. */
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
