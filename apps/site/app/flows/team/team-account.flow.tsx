import { type teamAccountMachine, teamAccountVerbs, teamAccountView } from '@pgm/machines/team-account';
import { Payments, Repurchase } from '@pgm/ui/team-account';
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { siteTeamAccountMachine } from './team-account.ts';

/** What comes of a member's place in the tree. */
export function TeamAccountFlow({ userId }: { userId: string }) {
  return <TeamAccountScreen actor={useActorRef(siteTeamAccountMachine(userId))} />;
}

/** The sums and the payments in whatever state their actor is. */
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
