import type { Agreement } from '@pgm/api/contract';
import { confirmedActionVerbs, confirmedActionView } from '@pgm/machines/kit';
import type { agreementWithdrawalMachine } from '@pgm/machines/members/agreement-withdrawal';
import { ConfirmDialog } from '@pgm/ui/primitives/confirm-dialog';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

/** The question before a withdrawal, for any state of its actor. */
export function AgreementWithdrawalScreen({
  actor,
}: {
  actor: ActorRefFrom<typeof agreementWithdrawalMachine>;
}) {
  const [{ isConfirming, isRunning }, { confirm, cancel }] = useFlow(
    actor,
    confirmedActionView<Agreement>,
    confirmedActionVerbs<Agreement>,
  );
  return (
    <ConfirmDialog
      isOpen={isConfirming}
      title="Withdraw from the agreement?"
      text="It ends at once, as if it had never been. Your sponsor code stops working; you can go on shopping."
      confirmLabel="Withdraw from the agreement"
      cancelLabel="Keep the agreement"
      isBusy={isRunning}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
