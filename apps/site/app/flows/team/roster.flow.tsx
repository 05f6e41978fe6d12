import { type rosterMachine, rosterVerbs, rosterView } from '@pgm/machines/roster';
import { TeamList, type TeamListProps } from '@pgm/ui/team-list';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';

type ListWords = Pick<TeamListProps, 'label' | 'empty' | 'headingOf'>;

/** A list of people that is read as soon as it stands on the page. */
export function RosterFlow({ machine, ...words }: ListWords & { machine: typeof rosterMachine }) {
  const actor = useActorRef(machine);
  useEffect(() => rosterVerbs(actor.send).open(), [actor]);
  return <RosterScreen actor={actor} {...words} />;
}

interface RosterScreenProps extends Partial<ListWords> {
  readonly actor: ActorRefFrom<typeof rosterMachine>;
}

const NOBODY = {
  title: 'Nobody below you yet',
  text: 'Share your referral link: who joins by it stands here.',
};

/** A list of people in whatever state its actor is. */
export function RosterScreen({
  actor,
  label = 'Your downline',
  empty = NOBODY,
  ...words
}: RosterScreenProps) {
  const facts = rosterView(useSelector(actor, (snapshot) => snapshot));
  const { showMore, retry } = rosterVerbs(actor.send);
  return <TeamList {...facts} {...words} label={label} empty={empty} onMore={showMore} onRetry={retry} />;
}
