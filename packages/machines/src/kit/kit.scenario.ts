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
    more: { type: 'list.more' },
    retry: { type: 'list.reload' },
  } as const;
}

/** The events with which tests and stories reach every state of a confirmed action about `subject`. */
export function confirmedActionScenario<Subject>(subject: Subject) {
  return {
    ask: { type: 'action.ask', subject },
    confirm: { type: 'action.confirm' },
    cancel: { type: 'action.cancel' },
    done: { type: 'xstate.done.actor.runAction', output: ok({}) },
    notDone: { type: 'xstate.error.actor.runAction', error: new Error('out of order') },
  } as const;
}
