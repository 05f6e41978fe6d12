import {
  type accountDeletionMachine,
  accountDeletionVerbs,
  accountDeletionView,
} from '@pgm/machines/members/account-deletion';
import { AccountDeletion } from '@pgm/ui/members/account-deletion';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

/** The screen of the dialog for any state of its actor. */
export function AccountDeletionScreen({ actor }: { actor: ActorRefFrom<typeof accountDeletionMachine> }) {
  const [facts, verbs] = useFlow(actor, accountDeletionView, accountDeletionVerbs);
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
