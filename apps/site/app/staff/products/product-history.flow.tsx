import { pagedListVerbs } from '@pgm/machines/kit';
import { type recordHistoryMachine, recordHistoryView } from '@pgm/machines/staff/record-history';
import { ProductHistory } from '@pgm/ui/staff/product-editor';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

interface ProductHistoryScreenProps {
  readonly actor: ActorRefFrom<typeof recordHistoryMachine>;
}

/** The history of a product for any state of its actor. */
export function ProductHistoryScreen({ actor }: ProductHistoryScreenProps) {
  const [{ status, changes, error, page, pageCount }, { showMore, retry }] = useFlow(
    actor,
    recordHistoryView,
    pagedListVerbs,
  );
  return (
    <ProductHistory
      status={status}
      changes={changes}
      canShowMore={status !== 'failed' && page < pageCount}
      error={error}
      onMore={showMore}
      onRetry={retry}
    />
  );
}
