import { type repurchaseMachine, repurchaseVerbs, repurchaseView } from '@pgm/machines/members/repurchase';
import { GroupPoints, Repurchase } from '@pgm/ui/members/team-account';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { siteRepurchaseMachine } from './repurchase.ts';

/** What a member and the team buy. */
export function RepurchaseFlow({ userId }: { userId: string }) {
  return <RepurchaseScreen actor={useActorRef(siteRepurchaseMachine(userId))} />;
}

/** The screen of the points per month and of the sums of orders for any state of their actor. */
export function RepurchaseScreen({ actor }: { actor: ActorRefFrom<typeof repurchaseMachine> }) {
  const [{ orders, points }, { retryOrders, retryMonths }] = useFlow(actor, repurchaseView, repurchaseVerbs);
  return (
    <>
      <Repurchase {...orders} onRetry={retryOrders} />
      <GroupPoints {...points} onRetry={retryMonths} />
    </>
  );
}
