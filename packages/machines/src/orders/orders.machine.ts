import type { Order, Result } from '@pgm/api/contract';
import { assign, fromPromise, setup } from 'xstate';

/** A page of a member's orders. */
export interface OrderPage {
  readonly orders: readonly Order[];
  readonly pageCount: number;
}

interface OrdersContext extends OrderPage {
  /** Counts from 1. */
  readonly page: number;
  /** Why the orders could not be had; English, for `t()`. */
  readonly error: string | undefined;
}

export type OrdersEvent = { type: 'page.open'; page: number } | { type: 'orders.retry' };

/** A member's orders, page by page. Fill `fetchOrders` with the call. */
export const ordersMachine = setup({
  types: {
    context: {} as OrdersContext,
    events: {} as OrdersEvent,
  },
  actors: {
    fetchOrders: fromPromise<Result<OrderPage>, number>(() =>
      Promise.reject(new Error('fetchOrders is not provided')),
    ),
  },
  guards: {
    succeeded: (_, answer: Result<OrderPage>) => answer.ok,
    isOther: ({ context }, page: number) => page !== context.page,
  },
  actions: {
    choosePage: assign((_, page: number) => ({ page })),
    takeOrders: assign((_, answer: Result<OrderPage>) => (answer.ok ? { ...answer.value } : {})),
    takeError: assign((_, answer?: Result<OrderPage>) => ({
      error: answer?.ok === false ? answer.failure.message : 'Something went wrong.',
    })),
    clearError: assign({ error: undefined }),
  },
}).createMachine({
  id: 'orders',
  context: { orders: [], pageCount: 1, page: 1, error: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchOrders',
        src: 'fetchOrders',
        input: ({ context }) => context.page,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'takeOrders', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'takeError' },
      },
    },
    ready: {},
    failed: {
      exit: 'clearError',
      on: { 'orders.retry': 'loading' },
    },
  },
  on: {
    'page.open': {
      guard: { type: 'isOther', params: ({ event }) => event.page },
      target: '.loading',
      actions: { type: 'choosePage', params: ({ event }) => event.page },
    },
  },
});
