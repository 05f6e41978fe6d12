import type { MemberRequest } from '@pgm/api/contract';
import { confirmedActionVerbs, confirmedActionView, withPorts } from '@pgm/machines/kit';
import { requestWithdrawalMachine } from '@pgm/machines/members/request-withdrawal';
import { ConfirmDialog } from '@pgm/ui/primitives/confirm-dialog';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { useFlow } from '#app/kit/use-flow.ts';

/** The withdrawal machine with the site's implementations. */
export const siteRequestWithdrawalMachine = withPorts(requestWithdrawalMachine)({
  actors: {
    runAction: fromPromise(async ({ input: { subject }, signal }) =>
      (await browserClient()).requests.withdraw(subject.id, signal),
    ),
  },
});

/** The question before a withdrawal, for any state of its actor. */
export function RequestWithdrawalScreen({ actor }: { actor: ActorRefFrom<typeof requestWithdrawalMachine> }) {
  const [{ isConfirming, isRunning }, { confirm, cancel }] = useFlow(
    actor,
    confirmedActionView<MemberRequest>,
    confirmedActionVerbs<MemberRequest>,
  );
  return (
    <ConfirmDialog
      isOpen={isConfirming}
      title="Withdraw this request?"
      text="We will not review it after that."
      confirmLabel="Withdraw"
      cancelLabel="Keep request"
      isBusy={isRunning}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
