import { type Order, type Result, ReturnRequest, fieldErrors } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { paymentMachine } from '../payment/index.ts';
import type { ShowToast } from '../toasts/index.ts';

export interface OrderContext {
  readonly order: Order | undefined;
  /** Why the order could not be had; English, for `t()`. */
  readonly error: string | undefined;
  /** Why what was asked for could not be done; English, for `t()`. */
  readonly alert: string | undefined;
  /** Why it is sent back, as typed. */
  readonly reason: string;
  /** What is wrong with the reason is shown once it was typed or sent. */
  readonly isReasonTouched: boolean;
}

export type OrderEvent =
  | { type: 'order.cancel' }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.dismiss' }
  | { type: 'order.return' }
  | { type: 'reason.change'; value: string }
  | { type: 'return.send' }
  | { type: 'return.dismiss' }
  | { type: 'invoice.open' }
  | { type: 'order.pay' }
  | { type: 'payment.leave' }
  | { type: 'order.retry' };

/** Where the invoice can be opened for a few minutes. */
export interface InvoiceOpened {
  readonly type: 'invoice.opened';
  readonly url: string;
}

/** How often an order that waits for its payment is looked at again, in ms. */
export const PAYMENT_LOOK_MS = 5000;

/**
 * One order of a member's: it can be cancelled until it is shipped, sent back for some days after its delivery, paid
 * while a payment is awaited, and its invoice opened. Fill the actors with the calls, and `payment` with a payment
 * whose actors are filled.
 */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    emitted: {} as ShowToast | InvoiceOpened,
    children: {} as { payment: 'payment' },
  },
  actors: {
    fetchOrder: fromPromise<Result<Order>>(() => Promise.reject(new Error('fetchOrder is not provided'))),
    cancelOrder: fromPromise<Result<Order>>(() => Promise.reject(new Error('cancelOrder is not provided'))),
    sendBack: fromPromise<Result<Order>, string>(() => Promise.reject(new Error('sendBack is not provided'))),
    openInvoice: fromPromise<Result<{ url: string }>>(() =>
      Promise.reject(new Error('openInvoice is not provided')),
    ),
    payment: paymentMachine,
  },
  delays: { paymentLook: PAYMENT_LOOK_MS },
  guards: {
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    isUnknown: (_, answer: Result<Order>) => !answer.ok && answer.failure.code === 'notFound',
    canCancel: ({ context }) => context.order?.canCancel === true,
    canReturn: ({ context }) => context.order?.canReturn === true,
    hasReason: ({ context }) => reasonError(context) === undefined,
    hasInvoice: ({ context }) => context.order?.hasInvoice === true,
    awaitsPayment: ({ context }) => context.order?.payment.status === 'PENDING',
  },
  actions: {
    takeOrder: assign((_, answer: Result<Order>) =>
      answer.ok ? { order: answer.value, error: undefined, alert: undefined } : {},
    ),
    takeError: assign((_, answer?: Result<Order>) => ({ error: reasonOf(answer) })),
    alertFailure: assign((_, answer?: Result<unknown>) => ({ alert: reasonOf(answer) })),
    clearAlert: assign({ alert: undefined }),
    clearReason: assign({ reason: '', isReasonTouched: false }),
    changeReason: assign((_, reason: string) => ({ reason, isReasonTouched: true })),
    touchReason: assign({ isReasonTouched: true }),
    tellInvoice: emit((_, answer: Result<{ url: string }>) => ({
      type: 'invoice.opened' as const,
      url: answer.ok ? answer.value.url : '',
    })),
    toast: emit((_, message: string) => ({ type: 'toast.show' as const, kind: 'success' as const, message })),
  },
}).createMachine({
  id: 'order',
  context: { order: undefined, error: undefined, alert: undefined, reason: '', isReasonTouched: false },
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
          on: {
            'order.cancel': { guard: 'canCancel', target: 'confirming', actions: 'clearAlert' },
            'order.return': {
              guard: 'canReturn',
              target: 'explaining',
              actions: ['clearAlert', 'clearReason'],
            },
            'invoice.open': { guard: 'hasInvoice', target: 'openingInvoice', actions: 'clearAlert' },
            'order.pay': { guard: 'awaitsPayment', target: 'paying', actions: 'clearAlert' },
          },
          initial: 'resting',
          states: {
            resting: {
              after: { paymentLook: { guard: 'awaitsPayment', target: 'looking' } },
            },
            // Nobody waits for it: what can be done meanwhile can be done.
            looking: {
              invoke: {
                id: 'lookAgain',
                src: 'fetchOrder',
                onDone: {
                  target: 'resting',
                  actions: { type: 'takeOrder', params: ({ event }) => event.output },
                },
                onError: 'resting',
              },
            },
          },
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
                actions: [
                  { type: 'takeOrder', params: ({ event }) => event.output },
                  { type: 'toast', params: 'Order cancelled' },
                ],
              },
              { target: 'idle', actions: { type: 'alertFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'idle', actions: 'alertFailure' },
          },
        },
        explaining: {
          on: {
            'reason.change': { actions: { type: 'changeReason', params: ({ event }) => event.value } },
            'return.send': [{ guard: 'hasReason', target: 'sendingBack' }, { actions: 'touchReason' }],
            'return.dismiss': { target: 'idle', actions: 'clearAlert' },
          },
        },
        sendingBack: {
          entry: 'clearAlert',
          invoke: {
            id: 'sendBack',
            src: 'sendBack',
            input: ({ context }) => context.reason,
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  { type: 'takeOrder', params: ({ event }) => event.output },
                  { type: 'toast', params: 'We have your request' },
                ],
              },
              {
                target: 'explaining',
                actions: { type: 'alertFailure', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'explaining', actions: 'alertFailure' },
          },
        },
        openingInvoice: {
          invoke: {
            id: 'openInvoice',
            src: 'openInvoice',
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'idle',
                actions: { type: 'tellInvoice', params: ({ event }) => event.output },
              },
              { target: 'idle', actions: { type: 'alertFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'idle', actions: 'alertFailure' },
          },
        },
        paying: {
          invoke: {
            id: 'payment',
            src: 'payment',
            input: ({ context }) => ({ orderId: context.order?.id ?? '' }),
            onDone: 'idle.looking',
            onError: { target: 'idle', actions: 'alertFailure' },
          },
          on: { 'payment.leave': 'idle.looking' },
        },
      },
    },
  },
});

/** What is wrong with the reason for sending something back; English, for `t()`. */
export function reasonError({ reason }: Pick<OrderContext, 'reason'>): string | undefined {
  return fieldErrors<'reason'>(ReturnRequest, { reason }).reason;
}

function reasonOf(answer: Result<unknown> | undefined): string {
  return answer?.ok === false ? answer.failure.message : 'Something went wrong.';
}
