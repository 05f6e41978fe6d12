import type { agreementWithdrawalMachine } from '@pgm/machines/members/agreement-withdrawal';
import type { ActorRefFrom } from 'xstate';
import { ConfirmationScreen } from '#app/kit/confirmation-screen.tsx';

/** The question before a withdrawal, for any state of its actor. */
export function AgreementWithdrawalScreen({
  actor,
}: {
  actor: ActorRefFrom<typeof agreementWithdrawalMachine>;
}) {
  return (
    <ConfirmationScreen
      actor={actor}
      title="Withdraw from the agreement?"
      text="It ends at once, as if it had never been. Your sponsor code stops working; you can go on shopping."
      confirmLabel="Withdraw from the agreement"
      cancelLabel="Keep the agreement"
    />
  );
}
