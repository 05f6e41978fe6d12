import type { PointsTransaction } from '@pgm/api/contract';
import { type pointsListMachine, pointsListVerbs, pointsListView } from '@pgm/machines/members/points-list';
import { PointsList } from '@pgm/ui/members/points-overview';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

interface PointsListScreenProps {
  readonly actor: ActorRefFrom<typeof pointsListMachine>;
  readonly onOpen?: (transaction: PointsTransaction) => void;
}

/** The screen of the list of one group for any state of its actor. */
export function PointsListScreen({ actor, onOpen = () => {} }: PointsListScreenProps) {
  const [facts, { open, openPage, search, retry }] = useFlow(actor, pointsListView, pointsListVerbs);
  return (
    <PointsList
      {...facts}
      // Without a search there is nothing to wait for.
      onSearch={(typed) => (typed === '' ? open({ search: '', page: 1 }) : search(typed))}
      onPage={openPage}
      onOpen={onOpen}
      onRetry={retry}
    />
  );
}
