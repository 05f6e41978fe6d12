import type { PageQuery, PagedListMachine } from '@pgm/machines/kit';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';

/** Runs a paged list. It starts with the query, which comes from the address, and follows it. */
export function usePagedList<Item, Filter>(
  machine: PagedListMachine<Item, Filter>,
  query: Partial<PageQuery<Filter>>,
) {
  const actor = useActorRef(machine, { input: query });
  // The machine ignores the query that it has already.
  useEffect(() => actor.send({ type: 'list.open', query }), [actor, query]);
  return actor;
}
