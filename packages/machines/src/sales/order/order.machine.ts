import { type Order, type Result, ReturnRequest, fieldErrors } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import {
  call,
  callCases,
  placeholder,
  succeeded,
  toMessage,
  toOutput,
  toResult,
  toValue,
} from '../../kit/index.ts';
import { paymentMachine } from '../payment/index.ts';
import type { ShowToast } from '../../company/toasts/index.ts';

export interface OrderContext {
  readonly order: Order | undefined;
  /** Why the order could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
  /** Why the requested action failed; English, for `t()`. */
  readonly alert: string | undefined;
  /** Why the order is returned, as typed. */
  readonly reason: string;
  /** The error of the reason is shown after the reason was typed or sent. */
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

/** Emitted with the address at which the invoice can be opened for a few minutes. */
export interface InvoiceOpened {
  readonly type: 'invoice.opened';
  readonly url: string;
}

/** How often an order that waits for its payment is requested again, in ms. */
export const PAYMENT_LOOK_MS = 5000;

/**
 * One order of a member: it can be cancelled until it is shipped, returned for some days after its delivery, and
 * paid while its payment is pending, and its invoice can be opened. Provide the actors, and `payment` with a
 * payment whose actors are provided.
 */
export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    emitted: {} as ShowToast | InvoiceOpened,
    children: {} as { payment: 'payment' },
  },
  actors: {
    fetchOrder: placeholder<Result<Order>>('fetchOrder'),
    cancelOrder: placeholder<Result<Order>>('cancelOrder'),
    sendBack: placeholder<Result<Order>, string>('sendBack'),
    openInvoice: placeholder<Result<{ url: string }>>('openInvoice'),
    payment: paymentMachine,
  },
  delays: { paymentLook: PAYMENT_LOOK_MS },
  guards: {
    isUnknown: (_, result: Result<Order>) => !result.ok && result.failure.code === 'notFound',
    canCancel: ({ context }) => context.order?.canCancel === true,
    canReturn: ({ context }) => context.order?.canReturn === true,
    hasReason: ({ context }) => reasonError(context) === undefined,
    hasInvoice: ({ context }) => context.order?.hasInvoice === true,
    awaitsPayment: ({ context }) => context.order?.payment.status === 'PENDING',
  },
  actions: {
    setOrder: assign((_, result: Result<Order>) =>
      result.ok ? { order: result.value, error: undefined, alert: undefined } : {},
    ),
    setError: assign((_, result?: Result<unknown>) => ({ error: toMessage(result) })),
    alertFailure: assign((_, result?: Result<unknown>) => ({ alert: toMessage(result) })),
    clearAlert: assign({ alert: undefined }),
    clearReason: assign({ reason: '', isReasonTouched: false }),
    changeReason: assign((_, reason: string) => ({ reason, isReasonTouched: true })),
    touchReason: assign({ isReasonTouched: true }),
    emitInvoice: emit((_, { url }: { url: string }) => ({ type: 'invoice.opened' as const, url })),
    toast: emit((_, message: string) => ({ type: 'toast.show' as const, kind: 'success' as const, message })),
  },
}).createMachine({
  id: 'order',
  context: { order: undefined, error: undefined, alert: undefined, reason: '', isReasonTouched: false },
  initial: 'loading',
  states: {
    loading: {
      invoke: callCases(
        'fetchOrder',
        [
          { guard: succeeded, target: 'ready', actions: { type: 'setOrder', params: toOutput } },
          { guard: { type: 'isUnknown', params: toOutput }, target: 'missing' },
        ],
        { target: 'failed', actions: { type: 'setError', params: toResult } },
      ),
    },
    missing: { type: 'final' },
    failed: { on: { 'order.retry': 'loading' } },
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
            // This request runs in the background: the user can act meanwhile.
            looking: {
              invoke: {
                id: 'lookAgain',
                src: 'fetchOrder',
                onDone: { target: 'resting', actions: { type: 'setOrder', params: toOutput } },
                onError: 'resting',
              },
            },
          },
        },
        confirming: {
          on: { 'cancel.confirm': 'cancelling', 'cancel.dismiss': 'idle' },
        },
        cancelling: {
          invoke: call(
            'cancelOrder',
            {
              target: 'idle',
              actions: [
                { type: 'setOrder', params: toOutput },
                { type: 'toast', params: 'Order cancelled' },
              ],
            },
            { target: 'idle', actions: { type: 'alertFailure', params: toResult } },
          ),
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
            input: ({ context }) => context.reason,
            ...call(
              'sendBack',
              {
                target: 'idle',
                actions: [
                  { type: 'setOrder', params: toOutput },
                  { type: 'toast', params: 'Request received' },
                ],
              },
              { target: 'explaining', actions: { type: 'alertFailure', params: toResult } },
            ),
          },
        },
        openingInvoice: {
          invoke: call(
            'openInvoice',
            { target: 'idle', actions: { type: 'emitInvoice', params: toValue } },
            { target: 'idle', actions: { type: 'alertFailure', params: toResult } },
          ),
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

/** The error of the reason for a return; English, for `t()`. */
export function reasonError({ reason }: Pick<OrderContext, 'reason'>): string | undefined {
  return fieldErrors<'reason'>(ReturnRequest, { reason }).reason;
}
