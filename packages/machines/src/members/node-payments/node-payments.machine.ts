import type { NodePayment, NodePaymentSummary, Result } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { type Ended, call, placeholder, toReason, toValue } from '../../kit/index.ts';

/** A page of payments. */
export interface PaymentPage {
  /** Counts from 1. */
  readonly page: number;
  readonly payments: readonly NodePayment[];
  readonly pageCount: number;
}

interface NodePaymentsContext {
  readonly sums: NodePaymentSummary | undefined;
  /** The pages that were read, by number: no page is read twice. */
  readonly pages: Readonly<Record<number, readonly NodePayment[]>>;
  readonly page: number;
  readonly pageCount: number;
  /** Why a part could not be loaded; English, for `t()`. */
  readonly errors: Readonly<Partial<Record<PaymentPart, string>>>;
}

type PaymentPart = 'sums' | 'history';

export type NodePaymentsEvent =
  | { type: 'sums.retry' }
  | { type: 'history.retry' }
  | { type: 'history.page'; page: number };

/**
 * What the company pays to an associate: the totals, and the payments page by page. Each part is loaded, or fails,
 * separately. Provide the actors.
 */
export const nodePaymentsMachine = setup({
  types: { context: {} as NodePaymentsContext, events: {} as NodePaymentsEvent },
  actors: {
    fetchSums: placeholder<Result<NodePaymentSummary>>('fetchSums'),
    fetchHistory: placeholder<Result<PaymentPage>, number>('fetchHistory'),
  },
  guards: {
    isRead: ({ context }, page: number) => context.pages[page] !== undefined,
  },
  actions: {
    setSums: assign((_, sums: NodePaymentSummary) => ({ sums })),
    setHistory: assign(({ context }, { page, payments, pageCount }: PaymentPage) => ({
      pages: { ...context.pages, [page]: payments },
      pageCount,
    })),
    choosePage: assign((_, page: number) => ({ page })),
    setError: assign(({ context }, { part, error }: { part: PaymentPart; error: string }) => ({
      errors: { ...context.errors, [part]: error },
    })),
    clearError: assign(({ context }, part: PaymentPart) => ({
      errors: { ...context.errors, [part]: undefined },
    })),
  },
}).createMachine({
  id: 'node-payments',
  context: { sums: undefined, pages: {}, page: 1, pageCount: 1, errors: {} },
  type: 'parallel',
  states: {
    sums: {
      initial: 'loading',
      states: {
        loading: {
          invoke: call(
            'fetchSums',
            { target: 'ready', actions: { type: 'setSums', params: toValue } },
            failedPart('sums'),
          ),
        },
        ready: {},
        failed: { exit: { type: 'clearError', params: 'sums' }, on: { 'sums.retry': 'loading' } },
      },
    },
    history: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            input: ({ context }) => context.page,
            ...call(
              'fetchHistory',
              { target: 'ready', actions: { type: 'setHistory', params: toValue } },
              failedPart('history'),
            ),
          },
        },
        ready: {},
        failed: { exit: { type: 'clearError', params: 'history' }, on: { 'history.retry': 'loading' } },
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

/** What follows when a part could not be loaded. */
function failedPart(part: PaymentPart) {
  const params = (ended: Ended) => ({ part, error: toReason(ended) });
  return { target: 'failed', actions: { type: 'setError', params } } as const;
}
