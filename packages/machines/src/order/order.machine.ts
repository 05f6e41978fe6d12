import type { Order, Result } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { ShowToast } from '../toasts/index.ts';

interface OrderContext {
  readonly order: Order | undefined;
  /** Why the order could not be had; English, for `t()`. */
  readonly error: string | undefined;
  /** Why it could not be cancelled; English, for `t()`. */
  readonly alert: string | undefined;
}

export type OrderEvent =
  | { type: 'order.cancel' }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.dismiss' }
  | { type: 'order.retry' };

/** One order of a member's, which can be cancelled until it is shipped. Fill both actors with the calls. */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    emitted: {} as ShowToast,
  },
  actors: {
    fetchOrder: fromPromise<Result<Order>>(() => Promise.reject(new Error('fetchOrder is not provided'))),
    cancelOrder: fromPromise<Result<Order>>(() => Promise.reject(new Error('cancelOrder is not provided'))),
  },
  guards: {
    succeeded: (_, answer: Result<Order>) => answer.ok,
    isUnknown: (_, answer: Result<Order>) => !answer.ok && answer.failure.code === 'notFound',
    canCancel: ({ context }) => context.order?.canCancel === true,
  },
  actions: {
    takeOrder: assign((_, answer: Result<Order>) => ({
      order: answer.ok ? answer.value : undefined,
      error: undefined,
      alert: undefined,
    })),
    takeError: assign((_, answer?: Result<Order>) => ({ error: reasonOf(answer) })),
    alertFailure: assign((_, answer?: Result<Order>) => ({ alert: reasonOf(answer) })),
    clearAlert: assign({ alert: undefined }),
    toastCancelled: emit({ type: 'toast.show', kind: 'success', message: 'Order cancelled' }),
  },
}).createMachine({
  id: 'order',
  context: { order: undefined, error: undefined, alert: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchOrder',
        src: 'fetchOrder',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'takeOrder', params: ({ event }) => event.output },
          },
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'takeError' },
      },
    },
    missing: { type: 'final' },
    failed: {
      on: { 'order.retry': 'loading' },
    },
    ready: {
      initial: 'idle',
      states: {
        idle: {
          on: { 'order.cancel': { guard: 'canCancel', target: 'confirming', actions: 'clearAlert' } },
        },
        confirming: {
          on: { 'cancel.confirm': 'cancelling', 'cancel.dismiss': 'idle' },
        },
        cancelling: {
          invoke: {
            id: 'cancelOrder',
            src: 'cancelOrder',
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'idle',
                actions: [{ type: 'takeOrder', params: ({ event }) => event.output }, 'toastCancelled'],
              },
              { target: 'idle', actions: { type: 'alertFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'idle', actions: 'alertFailure' },
          },
        },
      },
    },
  },
});

function reasonOf(answer: Result<Order> | undefined): string {
  return answer?.ok === false ? answer.failure.message : 'Something went wrong.';
}
