import type { Result } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { call } from './call.ts';
import { placeholder } from './placeholder.ts';
import { toReason, toValue } from './results.ts';

export interface LoaderContext<Data, Query> {
  /** What to load, such as a period; undefined where there is only one thing. */
  readonly query: Query | undefined;
  /** What the page shows; undefined until it is loaded. */
  readonly data: Data | undefined;
  /** Why it could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

export type LoaderEvent<Data, Query> =
  /** Loads the same again; what is shown stays meanwhile. */
  | { readonly type: 'page.retry' }
  /** Loads something else; the same query again is ignored. */
  | { readonly type: 'page.open'; readonly query: Query }
  /** What is shown has changed elsewhere on the page. */
  | { readonly type: 'data.replace'; readonly data: Data };

/**
 * Loads one thing, shows it, and can load it again, also after a failure. The input is the query, where there is a choice.
 * Provide `fetchData` with the call.
 */
export function createLoader<Data, Query = never>({ id }: { readonly id: string }) {
  return setup({
    types: {
      context: {} as LoaderContext<Data, Query>,
      events: {} as LoaderEvent<Data, Query>,
      input: {} as Query | undefined,
    },
    actors: { fetchData: placeholder<Result<Data>, { readonly query: Query | undefined }>('fetchData') },
    guards: { isOther: ({ context }, query: Query) => context.query !== query },
    actions: {
      setQuery: assign((_, query: Query) => ({ query, data: undefined })),
      setData: assign((_, data: Data) => ({ data })),
      setError: assign((_, error: string) => ({ error })),
      clearError: assign({ error: undefined }),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ query: input, data: undefined, error: undefined }),
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          input: ({ context: { query } }) => ({ query }),
          ...call(
            'fetchData',
            { target: 'ready', actions: { type: 'setData', params: toValue } },
            { target: 'failed', actions: { type: 'setError', params: toReason } },
          ),
        },
      },
      ready: {
        on: { 'data.replace': { actions: { type: 'setData', params: ({ event }) => event.data } } },
      },
      failed: { exit: 'clearError' },
    },
    on: {
      'page.retry': '.loading',
      'page.open': {
        guard: { type: 'isOther', params: ({ event }) => event.query },
        target: '.loading',
        actions: { type: 'setQuery', params: ({ event }) => event.query },
      },
    },
  });
}
