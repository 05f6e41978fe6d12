import { type Failure, fail, ok } from '@pgm/api/contract';

/** The event of an actor that returned `value`. */
export function done<const Name extends string, const Value>(name: Name, value: Value) {
  return { type: `xstate.done.actor.${name}`, output: ok(value) } as const;
}

const NO_RESPONSE: Failure = { code: 'noResponse', message: 'No response from server.' };

/** The event of an actor that returned a failure. Default: the server did not respond. */
export function failed<const Name extends string>(name: Name, failure: Failure = NO_RESPONSE) {
  return { type: `xstate.done.actor.${name}`, output: fail(failure) } as const;
}

/** The event of an actor that threw. */
export function threw<const Name extends string>(name: Name) {
  return { type: `xstate.error.actor.${name}`, error: new Error('out of order') } as const;
}

/** The events with which tests and stories reach every state of a paged list; `items` stand on its first page. */
export function pagedListScenario<Item>(items: readonly Item[]) {
  return {
    fetched: done('fetchPage', { items, pageCount: 2, total: 2 * items.length }),
    fetchedNone: done('fetchPage', { items: [], pageCount: 1, total: 0 }),
    notFetched: failed('fetchPage'),
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
    done: done('runAction', {}),
    notDone: threw('runAction'),
  } as const;
}

/** The events with which tests and stories reach every state of choices. @param changed what a user makes of them */
export function choicesScenario<Choices>(saved: Choices, changed: Choices) {
  return {
    fetched: done('syncChoices', saved),
    notFetched: failed('syncChoices'),
    retry: { type: 'page.retry' },
    change: { type: 'choices.change', choices: changed },
    saved: done('syncChoices', changed),
    notSaved: threw('syncChoices'),
  } as const;
}

/** The events with which tests and stories reach every state of the opening of a file. */
export function fileOpeningScenario<File>(file: File) {
  return {
    open: { type: 'file.open', file },
    opened: done('openFile', { url: '/exports/sample.csv' }),
    rejected: failed('openFile'),
  } as const;
}

/** The events with which tests and stories reach every state of a loader of `data`. */
export function loaderScenario<Data>(data: Data) {
  return {
    fetched: done('fetchData', data),
    notFetched: failed('fetchData'),
    retry: { type: 'page.retry' },
  } as const;
}
