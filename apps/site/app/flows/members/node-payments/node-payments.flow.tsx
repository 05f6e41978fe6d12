import {
  type nodePaymentsMachine,
  nodePaymentsVerbs,
  nodePaymentsView,
} from '@pgm/machines/members/node-payments';
import { Payments } from '@pgm/ui/members/team-account';
import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { useMember } from '../../auth/session/use-member.ts';
import { OwnPayoutsFlow } from '../own-payouts/own-payouts.flow.tsx';
import { siteNodePaymentsMachine } from './node-payments.ts';

/** What the company pays to a member. */
export function NodePaymentsFlow() {
  const { id: userId } = useMember();
  const actor = useActorRef(siteNodePaymentsMachine(userId));
  return <NodePaymentsScreen actor={actor} calculation={<OwnPayoutsFlow />} />;
}

/** The screen of the payments for any state of their actor. */
export function NodePaymentsScreen({
  actor,
  calculation,
}: {
  readonly actor: ActorRefFrom<typeof nodePaymentsMachine>;
  readonly calculation?: ReactNode;
}) {
  const [facts, { retryPayments, retryHistory, goToPage }] = useFlow(
    actor,
    nodePaymentsView,
    nodePaymentsVerbs,
  );
  return (
    <Payments
      {...facts}
      calculation={calculation}
      onPage={goToPage}
      onRetryPayments={retryPayments}
      onRetryHistory={retryHistory}
    />
  );
}
