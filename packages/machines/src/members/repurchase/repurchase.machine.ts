import type { RepurchaseSummary, Result } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

interface RepurchaseContext {
  readonly sums: RepurchaseSummary | undefined;
  /** Why they could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

export type RepurchaseEvent = { type: 'sums.retry' };

/** The totals of the orders of a member, and of those directly below. Provide `fetchSums`. */
export const repurchaseMachine = setup({
  types: { context: {} as RepurchaseContext, events: {} as RepurchaseEvent },
  actors: { fetchSums: placeholder<Result<RepurchaseSummary>>('fetchSums') },
  actions: {
    setSums: assign((_, sums: RepurchaseSummary) => ({ sums })),
    setError: assign((_, error: string) => ({ error })),
    clearError: assign({ error: undefined }),
  },
}).createMachine({
  id: 'repurchase',
  context: { sums: undefined, error: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: call(
        'fetchSums',
        { target: 'ready', actions: { type: 'setSums', params: toValue } },
        { target: 'failed', actions: { type: 'setError', params: toReason } },
      ),
    },
    ready: {},
    failed: { exit: 'clearError' },
  },
  on: { 'sums.retry': '.loading' },
});
