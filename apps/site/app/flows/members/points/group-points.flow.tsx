import {
  type groupPointsMachine,
  groupPointsVerbs,
  groupPointsView,
} from '@pgm/machines/members/group-points';
import { GroupPoints } from '@pgm/ui/members/team-account';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { siteGroupPointsMachine } from './group-points.ts';

/** The points of a member and of the team by month. */
export function GroupPointsFlow({ userId }: { userId: string }) {
  return <GroupPointsScreen actor={useActorRef(siteGroupPointsMachine(userId))} />;
}

/** The screen of the points by month for any state of their actor. */
export function GroupPointsScreen({ actor }: { actor: ActorRefFrom<typeof groupPointsMachine> }) {
  const [facts, { retry }] = useFlow(actor, groupPointsView, groupPointsVerbs);
  return <GroupPoints {...facts} onRetry={retry} />;
}
