import { type repurchaseMachine, repurchaseVerbs, repurchaseView } from '@pgm/machines/members/repurchase';
import { Repurchase } from '@pgm/ui/members/team-account';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { siteRepurchaseMachine } from './repurchase.ts';

/** What a member and those directly below have ordered. */
export function RepurchaseFlow({ userId }: { userId: string }) {
  return <RepurchaseScreen actor={useActorRef(siteRepurchaseMachine(userId))} />;
}

/** The screen of the totals of orders for any state of their actor. */
export function RepurchaseScreen({ actor }: { actor: ActorRefFrom<typeof repurchaseMachine> }) {
  const [facts, { retry }] = useFlow(actor, repurchaseView, repurchaseVerbs);
  return <Repurchase {...facts} onRetry={retry} />;
}
