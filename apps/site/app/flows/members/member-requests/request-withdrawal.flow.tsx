import { withPorts } from '@pgm/machines/kit';
import { requestWithdrawalMachine } from '@pgm/machines/members/request-withdrawal';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { ConfirmationScreen } from '#app/kit/confirmation-screen.tsx';

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
  return (
    <ConfirmationScreen
      actor={actor}
      title="Withdraw this request?"
      text="We will not review it after that."
      confirmLabel="Withdraw"
      cancelLabel="Keep request"
    />
  );
}
