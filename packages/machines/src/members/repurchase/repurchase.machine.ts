import type { GroupPoints, RepurchaseSummary, Result } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { type Ended, call, placeholder, toReason, toValue } from '../../kit/index.ts';

interface RepurchaseContext {
  readonly orders: RepurchaseSummary | undefined;
  /** The newest month first. */
  readonly months: readonly GroupPoints[];
  /** Why a part could not be loaded; English, for `t()`. */
  readonly errors: Readonly<Partial<Record<RepurchasePart, string>>>;
}

type RepurchasePart = 'orders' | 'months';

export type RepurchaseEvent = { type: 'orders.retry' } | { type: 'months.retry' };

/**
 * What a member and the team buy: the totals of their orders, and their points in each month. Each part is loaded, or
 * fails, separately. Provide the actors.
 */
export const repurchaseMachine = setup({
  types: { context: {} as RepurchaseContext, events: {} as RepurchaseEvent },
  actors: {
    fetchOrders: placeholder<Result<RepurchaseSummary>>('fetchOrders'),
    fetchMonths: placeholder<Result<readonly GroupPoints[]>>('fetchMonths'),
  },
  actions: {
    setOrders: assign((_, orders: RepurchaseSummary) => ({ orders })),
    setMonths: assign((_, months: readonly GroupPoints[]) => ({ months })),
    setError: assign(({ context }, { part, error }: { part: RepurchasePart; error: string }) => ({
      errors: { ...context.errors, [part]: error },
    })),
    clearError: assign(({ context }, part: RepurchasePart) => ({
      errors: { ...context.errors, [part]: undefined },
    })),
  },
}).createMachine({
  id: 'repurchase',
  context: { orders: undefined, months: [], errors: {} },
  type: 'parallel',
  states: {
    orders: {
      initial: 'loading',
      states: {
        loading: {
          invoke: call(
            'fetchOrders',
            { target: 'ready', actions: { type: 'setOrders', params: toValue } },
            failedPart('orders'),
          ),
        },
        ready: {},
        failed: { exit: { type: 'clearError', params: 'orders' } },
      },
      on: { 'orders.retry': '.loading' },
    },
    months: {
      initial: 'loading',
      states: {
        loading: {
          invoke: call(
            'fetchMonths',
            { target: 'ready', actions: { type: 'setMonths', params: toValue } },
            failedPart('months'),
          ),
        },
        ready: {},
        failed: { exit: { type: 'clearError', params: 'months' } },
      },
      on: { 'months.retry': '.loading' },
    },
  },
});

/** What follows when a part could not be loaded. */
function failedPart(part: RepurchasePart) {
  const params = (ended: Ended) => ({ part, error: toReason(ended) });
  return { target: 'failed', actions: { type: 'setError', params } } as const;
}
