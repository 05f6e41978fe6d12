import type { Agreement as AgreementData } from '@pgm/api/contract';
import { confirmedActionVerbs } from '@pgm/machines/kit';
import { type agreementMachine, agreementVerbs, agreementView } from '@pgm/machines/members/agreement';
import { Agreement } from '@pgm/ui/members/agreement';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { toasts } from '../../company/toasts/toasts.ts';
import { siteAgreementMachine, siteAgreementWithdrawalMachine } from './agreement.ts';
import { AgreementWithdrawalScreen } from './agreement-withdrawal.flow.tsx';

/** What the member accepted, the cooling-off period, and the withdrawal. */
export function AgreementFlow() {
  const actor = useActorRef(siteAgreementMachine);
  const withdrawal = useActorRef(siteAgreementWithdrawalMachine);
  const { agreement } = agreementView(useSelector(actor, (snapshot) => snapshot));
  useEffect(() => {
    const { reload } = agreementVerbs(actor.send);
    const listeners = [
      actor.on('toast.show', toasts.show),
      withdrawal.on('toast.show', toasts.show),
      withdrawal.on('action.done', reload),
      // The period may have ended, or another tab was faster.
      withdrawal.on('action.failed', reload),
    ];
    return () => listeners.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor, withdrawal]);
  return (
    <>
      <AgreementScreen
        actor={actor}
        onWithdraw={() => agreement && confirmedActionVerbs<AgreementData>(withdrawal.send).ask(agreement)}
      />
      <AgreementWithdrawalScreen actor={withdrawal} />
    </>
  );
}

interface AgreementScreenProps {
  readonly actor: ActorRefFrom<typeof agreementMachine>;
  readonly onWithdraw?: () => void;
}

/** The screen of the page for any state of its actor. */
export function AgreementScreen({ actor, onWithdraw = () => undefined }: AgreementScreenProps) {
  const facts = agreementView(useSelector(actor, (snapshot) => snapshot));
  const { accept, retry } = agreementVerbs(actor.send);
  return <Agreement {...facts} href="/agreement" onAccept={accept} onWithdraw={onWithdraw} onRetry={retry} />;
}
