import type { NodePayment, NodePaymentSummary, RepurchaseSummary, Result } from '@pgm/api/contract';
import { assign, fromPromise, setup } from 'xstate';

/** A page of payments. */
export interface PaymentPage {
  /** Counts from 1. */
  readonly page: number;
  readonly payments: readonly NodePayment[];
  readonly pageCount: number;
}

interface TeamAccountContext {
  readonly orders: RepurchaseSummary | undefined;
  readonly sums: NodePaymentSummary | undefined;
  /** The pages that were read, by number: none is read twice. */
  readonly pages: Readonly<Record<number, readonly NodePayment[]>>;
  readonly page: number;
  readonly pageCount: number;
  /** Why a part could not be had; English, for `t()`. */
  readonly errors: Readonly<Partial<Record<AccountPart, string>>>;
}

type AccountPart = 'orders' | 'sums' | 'history';

export type TeamAccountEvent =
  | { type: 'orders.retry' }
  | { type: 'sums.retry' }
  | { type: 'history.retry' }
  | { type: 'history.page'; page: number };

/**
 * What comes of a member's place in the tree: the sums of orders, the sums of payments, and the payments page by page.
 * Each is there, or not, for itself. Fill the actors with the calls.
 */
export const teamAccountMachine = setup({
  types: {
    context: {} as TeamAccountContext,
    events: {} as TeamAccountEvent,
  },
  actors: {
    fetchOrders: fromPromise<Result<RepurchaseSummary>>(() =>
      Promise.reject(new Error('fetchOrders is not provided')),
    ),
    fetchSums: fromPromise<Result<NodePaymentSummary>>(() =>
      Promise.reject(new Error('fetchSums is not provided')),
    ),
    fetchHistory: fromPromise<Result<PaymentPage>, number>(() =>
      Promise.reject(new Error('fetchHistory is not provided')),
    ),
  },
  guards: {
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    isRead: ({ context }, page: number) => context.pages[page] !== undefined,
  },
  actions: {
    takeOrders: assign((_, answer: Result<RepurchaseSummary>) => (answer.ok ? { orders: answer.value } : {})),
    takeSums: assign((_, answer: Result<NodePaymentSummary>) => (answer.ok ? { sums: answer.value } : {})),
    takeHistory: assign(({ context }, answer: Result<PaymentPage>) => {
      if (!answer.ok) return {};
      const { page, payments, pageCount } = answer.value;
      return { pages: { ...context.pages, [page]: payments }, pageCount };
    }),
    choosePage: assign((_, page: number) => ({ page })),
    takeError: assign(({ context }, { part, answer }: { part: AccountPart; answer?: Result<unknown> }) => ({
      errors: {
        ...context.errors,
        [part]: answer?.ok === false ? answer.failure.message : 'Something went wrong.',
      },
    })),
    clearError: assign(({ context }, part: AccountPart) => ({
      errors: { ...context.errors, [part]: undefined },
    })),
  },
}).createMachine({
  id: 'team-account',
  context: { orders: undefined, sums: undefined, pages: {}, page: 1, pageCount: 1, errors: {} },
  type: 'parallel',
  states: {
    orders: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'fetchOrders',
            src: 'fetchOrders',
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'takeOrders', params: ({ event }) => event.output },
              },
              {
                target: 'failed',
                actions: {
                  type: 'takeError',
                  params: ({ event }) => ({ part: 'orders' as const, answer: event.output }),
                },
              },
            ],
            onError: { target: 'failed', actions: { type: 'takeError', params: { part: 'orders' } } },
          },
        },
        ready: {},
        failed: {
          exit: { type: 'clearError', params: 'orders' },
          on: { 'orders.retry': 'loading' },
        },
      },
    },
    sums: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'fetchSums',
            src: 'fetchSums',
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'takeSums', params: ({ event }) => event.output },
              },
              {
                target: 'failed',
                actions: {
                  type: 'takeError',
                  params: ({ event }) => ({ part: 'sums' as const, answer: event.output }),
                },
              },
            ],
            onError: { target: 'failed', actions: { type: 'takeError', params: { part: 'sums' } } },
          },
        },
        ready: {},
        failed: {
          exit: { type: 'clearError', params: 'sums' },
          on: { 'sums.retry': 'loading' },
        },
      },
    },
    history: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'fetchHistory',
            src: 'fetchHistory',
            input: ({ context }) => context.page,
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'takeHistory', params: ({ event }) => event.output },
              },
              {
                target: 'failed',
                actions: {
                  type: 'takeError',
                  params: ({ event }) => ({ part: 'history' as const, answer: event.output }),
                },
              },
            ],
            onError: { target: 'failed', actions: { type: 'takeError', params: { part: 'history' } } },
          },
        },
        ready: {},
        failed: {
          exit: { type: 'clearError', params: 'history' },
          on: { 'history.retry': 'loading' },
        },
      },
      on: {
        'history.page': [
          {
            guard: { type: 'isRead', params: ({ event }) => event.page },
            target: '.ready',
            actions: { type: 'choosePage', params: ({ event }) => event.page },
          },
          { target: '.loading', actions: { type: 'choosePage', params: ({ event }) => event.page } },
        ],
      },
    },
  },
});
