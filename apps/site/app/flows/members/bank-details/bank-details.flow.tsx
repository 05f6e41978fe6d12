import { bankDetailsMachine, bankDetailsVerbs, bankDetailsView } from '@pgm/machines/members/bank-details';
import { withPorts } from '@pgm/machines/kit';
import { BankDetails } from '@pgm/ui/members/bank-details';
import { BankDetailsForm } from '@pgm/ui/members/bank-details-form';
import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { BankDetailsHistoryFlow } from './bank-details-history.flow.tsx';

/** The bank details of a member with the site's implementation. */
export const siteBankDetailsMachine = withPorts(bankDetailsMachine)({
  actors: {
    fetchDetails: fromPromise(async ({ signal }) => (await browserClient()).bankDetails.get(signal)),
    saveDetails: fromPromise(async ({ input: { form, proof }, signal }) =>
      (await browserClient()).bankDetails.set({ ...form, ...proof }, signal),
    ),
    sendCode: fromPromise(async ({ signal }) => (await browserClient()).bankDetails.sendCode(signal)),
  },
});

/** The bank account and the PAN of the member, with their history. */
export function BankDetailsFlow() {
  const actor = useActorRef(siteBankDetailsMachine);
  useEmitted(actor, { 'toast.show': toasts.show });
  const [{ details }] = useFlow(actor, bankDetailsView, bankDetailsVerbs);
  // After a change the history is read again.
  return (
    <BankDetailsScreen actor={actor} history={<BankDetailsHistoryFlow key={details?.changedAt ?? ''} />} />
  );
}

interface BankDetailsScreenProps {
  readonly actor: ActorRefFrom<typeof bankDetailsMachine>;
  readonly history?: ReactNode;
}

/** The page and its dialog for any state of their actor. */
export function BankDetailsScreen({ actor, history }: BankDetailsScreenProps) {
  const [{ form, ...facts }, verbs] = useFlow(actor, bankDetailsView, bankDetailsVerbs);
  return (
    <>
      <BankDetails {...facts} history={history} onEnter={verbs.open} onRetry={verbs.reload} />
      <BankDetailsForm
        {...form}
        onChange={verbs.changeField}
        onSecret={verbs.changeSecret}
        onSendCode={verbs.sendCode}
        onLeaveProof={verbs.leaveProof}
        onSubmit={verbs.submit}
        onCancel={verbs.close}
        onClose={verbs.leave}
      />
    </>
  );
}
