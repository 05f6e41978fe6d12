import {
  type associateListMachine,
  associateListVerbs,
  associateListView,
} from '@pgm/machines/members/associate-list';
import { TeamList, type TeamListProps } from '@pgm/ui/members/team-list';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

type ListWords = Pick<TeamListProps, 'label' | 'empty' | 'toHeading'>;

/** A list of associates with an actor of its own. */
export function AssociateListFlow({
  machine,
  ...words
}: ListWords & { machine: typeof associateListMachine }) {
  return <AssociateListScreen actor={useActorRef(machine)} {...words} />;
}

interface AssociateListScreenProps extends Partial<ListWords> {
  readonly actor: ActorRefFrom<typeof associateListMachine>;
}

const NO_USER = {
  title: 'No one in your team yet',
  text: 'Share your referral link. Anyone who joins with it appears here.',
};

/** The screen of a list of associates for any state of its actor. */
export function AssociateListScreen({
  actor,
  label = 'Your downline',
  empty = NO_USER,
  ...words
}: AssociateListScreenProps) {
  const [facts, { showMore, retry }] = useFlow(actor, associateListView, associateListVerbs);
  return <TeamList {...facts} {...words} label={label} empty={empty} onMore={showMore} onRetry={retry} />;
}
