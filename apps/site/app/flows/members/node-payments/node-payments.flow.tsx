import {
  type nodePaymentsMachine,
  nodePaymentsVerbs,
  nodePaymentsView,
} from '@pgm/machines/members/node-payments';
import { Payments } from '@pgm/ui/members/team-account';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { siteNodePaymentsMachine } from './node-payments.ts';

/** What the company pays to a member. */
export function NodePaymentsFlow({ userId }: { userId: string }) {
  return <NodePaymentsScreen actor={useActorRef(siteNodePaymentsMachine(userId))} />;
}

/** The screen of the payments for any state of their actor. */
export function NodePaymentsScreen({ actor }: { actor: ActorRefFrom<typeof nodePaymentsMachine> }) {
  const [facts, { retryPayments, retryHistory, goToPage }] = useFlow(
    actor,
    nodePaymentsView,
    nodePaymentsVerbs,
  );
  return (
    <Payments {...facts} onPage={goToPage} onRetryPayments={retryPayments} onRetryHistory={retryHistory} />
  );
}
