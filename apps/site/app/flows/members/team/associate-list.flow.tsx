import {
  type associateListMachine,
  associateListVerbs,
  associateListView,
} from '@pgm/machines/members/associate-list';
import { TeamList, type TeamListProps } from '@pgm/ui/members/team-list';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

type ListWords = Pick<TeamListProps, 'label' | 'empty' | 'toHeading'>;

/** A list of associates that is loaded when it is mounted. */
export function AssociateListFlow({
  machine,
  ...words
}: ListWords & { machine: typeof associateListMachine }) {
  const actor = useActorRef(machine);
  useEffect(() => associateListVerbs(actor.send).open(), [actor]);
  return <AssociateListScreen actor={actor} {...words} />;
}

interface AssociateListScreenProps extends Partial<ListWords> {
  readonly actor: ActorRefFrom<typeof associateListMachine>;
}

const NO_USER = {
  title: 'Nobody below you yet',
  text: 'Share your referral link: who joins by it stands here.',
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
