import { pagedListVerbs, pagedListView, withPorts } from '@pgm/machines/kit';
import { pastOrdersMachine } from '@pgm/machines/sales/past-orders';
import { PastOrders } from '@pgm/ui/sales/past-orders';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { pagedActor } from '#app/kit/paged-actor.ts';
import { useFlow } from '#app/kit/use-flow.ts';

/** How many past orders a page shows. */
const PAGE_SIZE = 10;

/** The list as the site runs it. */
export const sitePastOrdersMachine = withPorts(pastOrdersMachine)({
  actors: {
    fetchPage: pagedActor(({ pastOrders }, { page }, signal) =>
      pastOrders.list({ page, limit: PAGE_SIZE }, signal),
    ),
  },
});

/** The member's orders from before the shop, below those of the shop. */
export function PastOrdersFlow() {
  return <PastOrdersScreen actor={useActorRef(sitePastOrdersMachine)} />;
}

/** The screen of the past orders for any state of their actor. */
export function PastOrdersScreen({ actor }: { actor: ActorRefFrom<typeof pastOrdersMachine> }) {
  const [{ items, status, error, page, pageCount }, { openPage, retry }] = useFlow(
    actor,
    pagedListView,
    pagedListVerbs,
  );
  return (
    <PastOrders
      status={status}
      error={error}
      orders={items}
      page={page}
      pageCount={pageCount}
      onPage={openPage}
      onRetry={retry}
    />
  );
}
