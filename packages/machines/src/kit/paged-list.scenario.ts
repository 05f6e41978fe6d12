import { fail, ok } from '@pgm/api/contract';

/** The events with which tests and stories reach every state of a paged list; `items` stand on its first page. */
export function pagedListScenario<Item>(items: readonly Item[]) {
  return {
    fetched: { type: 'xstate.done.actor.fetchPage', output: ok({ items, pageCount: 2 }) },
    notFetched: {
      type: 'xstate.done.actor.fetchPage',
      output: fail({ code: 'noResponse', message: 'No response from server.' }),
    },
    secondPage: { type: 'list.open', query: { page: 2 } },
    retry: { type: 'list.reload' },
  } as const;
}
