import type { Agreement as AgreementData } from '@pgm/api/contract';
import { confirmedActionVerbs } from '@pgm/machines/kit';
import { type agreementMachine, agreementVerbs, agreementView } from '@pgm/machines/members/agreement';
import { Agreement } from '@pgm/ui/members/agreement';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { openDocument } from '#app/kit/open-document.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { siteAgreementMachine, siteAgreementWithdrawalMachine } from './agreement.ts';
import { AgreementWithdrawalScreen } from './agreement-withdrawal.flow.tsx';

/** What the member accepted, the cooling-off period, and the withdrawal. */
export function AgreementFlow() {
  const actor = useActorRef(siteAgreementMachine);
  const withdrawal = useActorRef(siteAgreementWithdrawalMachine);
  const [{ agreement }, { retry }] = useFlow(actor, agreementView, agreementVerbs);
  useEmitted(actor, { 'toast.show': toasts.show, 'document.opened': ({ url }) => openDocument(url) });
  useEmitted(withdrawal, {
    'toast.show': toasts.show,
    'action.done': retry,
    // The period may have ended, or another tab was faster.
    'action.failed': retry,
  });
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
  const [facts, { accept, open, retry }] = useFlow(actor, agreementView, agreementVerbs);
  return (
    <Agreement
      {...facts}
      href="/agreement"
      onAccept={accept}
      onOpen={open}
      onWithdraw={onWithdraw}
      onRetry={retry}
    />
  );
}
