import {
  type teamAccountMachine,
  teamAccountVerbs,
  teamAccountView,
} from '@pgm/machines/members/team-account';
import { Payments, Repurchase } from '@pgm/ui/members/team-account';
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { siteTeamAccountMachine } from './team-account.ts';

/** The sums and payments of a member's position in the tree. */
export function TeamAccountFlow({ userId }: { userId: string }) {
  return <TeamAccountScreen actor={useActorRef(siteTeamAccountMachine(userId))} />;
}

/** The screen of the sums and the payments for any state of their actor. */
export function TeamAccountScreen({ actor }: { actor: ActorRefFrom<typeof teamAccountMachine> }) {
  const { orders, payments, history } = teamAccountView(useSelector(actor, (snapshot) => snapshot));
  const { retryOrders, retryPayments, retryHistory, goToPage } = teamAccountVerbs(actor.send);
  return (
    <>
      <Repurchase {...orders} onRetry={retryOrders} />
      <Payments
        payments={payments}
        history={history}
        onPage={goToPage}
        onRetryPayments={retryPayments}
        onRetryHistory={retryHistory}
      />
    </>
  );
}
