import {
  MAX_RETURN_PHOTOS,
  type Order,
  type OrderPieces,
  PHOTO_REJECTIONS,
  type Result,
  leftLines,
} from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import {
  type ShowToast,
  call,
  callCases,
  placeholder,
  succeeded,
  toEvent,
  toMessage,
  toOutput,
  toResult,
  toValue,
} from '../../kit/index.ts';
import { type ChosenPhoto, photoProblem } from '../../kit/chosen-photo.ts';
import {
  type OrderChoices,
  type ReturnToSend,
  exchangeSizes,
  fits,
  isWholeChosen,
  piecesError,
  reasonError,
  toChosenPieces,
  toReturn,
} from './order-choices.ts';
import { paymentMachine } from '../payment/payment.machine.ts';

export interface OrderContext extends OrderChoices {
  /** Why the order could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
  /** Why the requested action failed; English, for `t()`. */
  readonly alert: string | undefined;
  /** The error of the reason is shown after the reason was typed or sent. */
  readonly isReasonTouched: boolean;
  /** Why the last chosen photo is not among them; English, for `t()`. */
  readonly photoError: string | undefined;
  /** The dialog that was left with what was typed. */
  readonly left: LeftDialog | undefined;
}

type LeftDialog = 'cancel' | 'return';

/** What is cancelled. */
export interface CancelRequest {
  /** Undefined for all that is left. */
  readonly items: OrderPieces[] | undefined;
}

export type OrderEvent =
  | { type: 'order.cancel' }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.dismiss' }
  /** Closes the dialog, and it goes on with what was chosen when it is opened again. */
  | { type: 'cancel.leave' }
  | { type: 'order.return' }
  | { type: 'reason.change'; value: string }
  | { type: 'pieces.change'; lineKey: string; quantity: number }
  | { type: 'exchange.change'; lineKey: string; size: string }
  | { type: 'photo.add'; photo: ChosenPhoto }
  | { type: 'photo.remove'; address: string }
  /** The browser cannot show the photo. */
  | { type: 'photo.reject'; address: string }
  | { type: 'return.send' }
  | { type: 'return.dismiss' }
  /** Closes the dialog, and it goes on with what was typed when it is opened again. */
  | { type: 'return.leave' }
  | { type: 'invoice.open' }
  | { type: 'creditNote.open'; reversalId: string }
  | { type: 'order.pay' }
  | { type: 'payment.leave' }
  | { type: 'page.retry' };

/** Emitted with the address at which the invoice or the credit note can be opened for a few minutes. */
export interface InvoiceOpened {
  readonly type: 'invoice.opened';
  readonly url: string;
}

/** How often an order that waits for its payment is requested again, in ms. */
export const PAYMENT_LOOK_MS = 5000;

/**
 * One order of a member: it can be cancelled until it is shipped, in part until it is packed, returned whole or in part for some days after its
 * delivery, and paid while its payment is pending, and its invoice and credit notes can be opened. Provide the actors, and `payment` with a
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
    cancelOrder: placeholder<Result<Order>, CancelRequest>('cancelOrder'),
    sendBack: placeholder<Result<Order>, ReturnToSend>('sendBack'),
    openInvoice: placeholder<Result<{ url: string }>, { reversalId: string | undefined }>('openInvoice'),
    payment: paymentMachine,
  },
  delays: { paymentLook: PAYMENT_LOOK_MS },
  guards: {
    isUnknown: (_, result: Result<Order>) => !result.ok && result.failure.code === 'notFound',
    canCancel: ({ context }) => context.order?.canCancel === true,
    canReturn: ({ context }) => context.order?.canReturn === true,
    canGoOnCancelling: ({ context }) =>
      context.order?.canCancel === true && context.left === 'cancel' && fits(context),
    canGoOnReturning: ({ context }) =>
      context.order?.canReturn === true && context.left === 'return' && fits(context),
    canExchange: ({ context }, wish: { lineKey: string; size: string }) =>
      wish.size === '' || exchangeSizes(context, wish.lineKey).includes(wish.size),
    hasPieces: ({ context }) => piecesError(context) === undefined,
    hasReason: ({ context }) => reasonError(context) === undefined && piecesError(context) === undefined,
    canAddPhoto: ({ context }, photo: ChosenPhoto) =>
      context.photos.length < MAX_RETURN_PHOTOS && photoProblem(photo) === undefined,
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
    leave: assign((_, left: LeftDialog) => ({ left })),
    goOn: assign({ left: undefined }),
    choosePieces: assign(({ context: { order } }) => ({
      pieces: Object.fromEntries(leftLines(order?.items).map(({ lineKey, left }) => [lineKey, left])),
    })),
    clearReason: assign({
      reason: '',
      isReasonTouched: false,
      exchanges: {},
      photos: [],
      photoError: undefined,
    }),
    changePieces: assign(({ context }, { lineKey, quantity }: { lineKey: string; quantity: number }) => ({
      pieces: { ...context.pieces, [lineKey]: quantity },
    })),
    changeExchange: assign(({ context }, { lineKey, size }: { lineKey: string; size: string }) => ({
      exchanges: { ...context.exchanges, [lineKey]: size },
    })),
    changeReason: assign((_, reason: string) => ({ reason, isReasonTouched: true })),
    addPhoto: assign(({ context }, photo: ChosenPhoto) => ({
      photos: [...context.photos, photo],
      photoError: undefined,
    })),
    rejectPhoto: assign((_, photo: ChosenPhoto) => ({ photoError: photoProblem(photo) })),
    removePhoto: assign(({ context }, address: string) => ({
      photos: context.photos.filter((photo) => photo.address !== address),
      photoError: undefined,
    })),
    dropPhoto: assign(({ context }, address: string) => ({
      photos: context.photos.filter((photo) => photo.address !== address),
      photoError: PHOTO_REJECTIONS.unreadable,
    })),
    touchReason: assign({ isReasonTouched: true }),
    emitInvoice: emit((_, { url }: { url: string }) => ({ type: 'invoice.opened' as const, url })),
    toastCancelled: emit(({ context }) => ({
      type: 'toast.show' as const,
      kind: 'success' as const,
      message: isWholeChosen(context) ? 'Order cancelled' : 'Items cancelled',
    })),
    toast: emit((_, message: string) => ({ type: 'toast.show' as const, kind: 'success' as const, message })),
  },
}).createMachine({
  id: 'order',
  context: {
    order: undefined,
    error: undefined,
    alert: undefined,
    reason: '',
    isReasonTouched: false,
    pieces: {},
    exchanges: {},
    photos: [],
    photoError: undefined,
    left: undefined,
  },
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
    failed: { on: { 'page.retry': 'loading' } },
    ready: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'order.cancel': [
              {
                guard: 'canGoOnCancelling',
                target: 'confirming',
                actions: ['clearAlert', 'goOn'],
              },
              {
                guard: 'canCancel',
                target: 'confirming',
                actions: ['clearAlert', 'goOn', 'choosePieces'],
              },
            ],
            'order.return': [
              {
                guard: 'canGoOnReturning',
                target: 'explaining',
                actions: ['clearAlert', 'goOn'],
              },
              {
                guard: 'canReturn',
                target: 'explaining',
                actions: ['clearAlert', 'goOn', 'choosePieces', 'clearReason'],
              },
            ],
            'invoice.open': { guard: 'hasInvoice', target: 'openingInvoice', actions: 'clearAlert' },
            'creditNote.open': { target: 'openingInvoice', actions: 'clearAlert' },
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
          on: {
            'pieces.change': { actions: { type: 'changePieces', params: toEvent } },
            'cancel.confirm': { guard: 'hasPieces', target: 'cancelling' },
            'cancel.dismiss': 'idle',
            'cancel.leave': { target: 'idle', actions: { type: 'leave', params: 'cancel' } },
          },
        },
        cancelling: {
          // A response may never come: then the order says what happened.
          on: {
            'cancel.dismiss': 'idle.looking',
            'cancel.leave': { target: 'idle.looking', actions: { type: 'leave', params: 'cancel' } },
          },
          invoke: {
            input: ({ context }) => ({
              items: isWholeChosen(context) ? undefined : toChosenPieces(context),
            }),
            ...call(
              'cancelOrder',
              {
                target: 'idle',
                actions: ['toastCancelled', { type: 'setOrder', params: toOutput }],
              },
              {
                target: 'idle',
                actions: [
                  { type: 'alertFailure', params: toResult },
                  { type: 'leave', params: 'cancel' },
                ],
              },
            ),
          },
        },
        explaining: {
          on: {
            'reason.change': { actions: { type: 'changeReason', params: ({ event }) => event.value } },
            'pieces.change': { actions: { type: 'changePieces', params: toEvent } },
            'exchange.change': {
              guard: { type: 'canExchange', params: toEvent },
              actions: { type: 'changeExchange', params: toEvent },
            },
            'photo.add': [
              {
                guard: { type: 'canAddPhoto', params: ({ event }) => event.photo },
                actions: { type: 'addPhoto', params: ({ event }) => event.photo },
              },
              { actions: { type: 'rejectPhoto', params: ({ event }) => event.photo } },
            ],
            'photo.remove': { actions: { type: 'removePhoto', params: ({ event }) => event.address } },
            'photo.reject': { actions: { type: 'dropPhoto', params: ({ event }) => event.address } },
            'return.send': [{ guard: 'hasReason', target: 'sendingBack' }, { actions: 'touchReason' }],
            'return.dismiss': { target: 'idle', actions: 'clearAlert' },
            'return.leave': {
              target: 'idle',
              actions: ['clearAlert', { type: 'leave', params: 'return' }],
            },
          },
        },
        sendingBack: {
          entry: 'clearAlert',
          on: {
            'return.dismiss': 'idle.looking',
            'return.leave': { target: 'idle.looking', actions: { type: 'leave', params: 'return' } },
          },
          invoke: {
            input: ({ context }) => toReturn(context),
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
          invoke: {
            input: ({ event }) => ({
              reversalId: event.type === 'creditNote.open' ? event.reversalId : undefined,
            }),
            ...call(
              'openInvoice',
              { target: 'idle', actions: { type: 'emitInvoice', params: toValue } },
              { target: 'idle', actions: { type: 'alertFailure', params: toResult } },
            ),
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
