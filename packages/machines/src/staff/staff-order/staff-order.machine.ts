import type { OrderStatus, Result, StaffOrder } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { toAddressLines } from './address-lines.ts';
import {
  type ShowToast,
  call,
  callCases,
  placeholder,
  succeeded,
  toMessage,
  toOutput,
  toResult,
  toValue,
} from '../../kit/index.ts';

interface StaffOrderContext {
  readonly order: StaffOrder | undefined;
  /** Why the order could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
  /** Why the last step failed; English, for `t()`. */
  readonly alert: string | undefined;
}

/** The documents of an order; the packing slip on A4 or on A6. */
export const ORDER_DOCUMENTS = ['invoice', 'packingSlip', 'packingSlipA6', 'creditNote'] as const;

/** A document of an order; a credit note belongs to a reversal. */
export interface OrderDocument {
  readonly kind: (typeof ORDER_DOCUMENTS)[number];
  readonly reversalId?: string;
}

export type StaffOrderEvent =
  | { type: 'page.retry' }
  | { type: 'order.step'; status: OrderStatus }
  | { type: 'return.accept' }
  | { type: 'address.copy' }
  | { type: 'refund.retry'; refundId: string }
  | { type: 'document.open'; document: OrderDocument };

/** Emitted with the address at which a document can be opened for a few minutes. */
interface DocumentOpened {
  readonly type: 'document.opened';
  readonly url: string;
}

/**
 * One order for staff: takes the next step, accepts a return, tries a failed refund again, and opens its documents. Forms
 * that change it are flows of their own; after them it is reloaded. Provide `fetchOrder`, `applyStep`, `acceptReturn`,
 * `retryRefund`, `copyAddress` with the clipboard, and `openDocument`.
 */
export const staffOrderMachine = setup({
  types: {
    context: {} as StaffOrderContext,
    events: {} as StaffOrderEvent,
    emitted: {} as ShowToast | DocumentOpened,
  },
  actors: {
    fetchOrder: placeholder<Result<StaffOrder>>('fetchOrder'),
    applyStep: placeholder<Result<StaffOrder>, OrderStatus>('applyStep'),
    acceptReturn: placeholder<Result<StaffOrder>>('acceptReturn'),
    copyAddress: placeholder<void, string>('copyAddress'),
    retryRefund: placeholder<Result<StaffOrder>, string>('retryRefund'),
    openDocument: placeholder<Result<{ url: string }>, OrderDocument>('openDocument'),
  },
  guards: {
    isUnknown: (_, result: Result<StaffOrder>) => !result.ok && result.failure.code === 'notFound',
    canStep: ({ context, event }) =>
      event.type === 'order.step' && context.order?.nextSteps.includes(event.status) === true,
    isReturnNew: ({ context: { order } }) =>
      order?.status === 'RETURN_REQUESTED' && order.reversals.every(({ state }) => state !== 'ACCEPTED'),
    hasFailed: ({ context, event }) =>
      event.type === 'refund.retry' &&
      context.order?.failedRefunds.some(({ id }) => id === event.refundId) === true,
  },
  actions: {
    setOrder: assign((_, result: Result<StaffOrder>) =>
      result.ok ? { order: result.value, error: undefined, alert: undefined } : {},
    ),
    setError: assign((_, result?: Result<unknown>) => ({ error: toMessage(result) })),
    alertFailure: assign((_, result?: Result<unknown>) => ({ alert: toMessage(result) })),
    clearAlert: assign({ alert: undefined }),
    alertNotCopied: assign({ alert: 'The address could not be copied. Select it and copy it yourself.' }),
    emitDocument: emit((_, { url }: { url: string }) => ({ type: 'document.opened' as const, url })),
    toast: emit((_, message: string) => ({ type: 'toast.show' as const, kind: 'success' as const, message })),
  },
}).createMachine({
  id: 'staff-order',
  context: { order: undefined, error: undefined, alert: undefined },
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
      on: {
        'page.retry': 'loading',
        'order.step': { guard: 'canStep', target: 'stepping', actions: 'clearAlert' },
        'return.accept': { guard: 'isReturnNew', target: 'accepting', actions: 'clearAlert' },
        'address.copy': { target: 'copying', actions: 'clearAlert' },
        'refund.retry': { guard: 'hasFailed', target: 'retrying', actions: 'clearAlert' },
        'document.open': { target: 'opening', actions: 'clearAlert' },
      },
    },
    stepping: {
      invoke: {
        input: ({ event }) => (event.type === 'order.step' ? event.status : 'PLACED'),
        ...call(
          'applyStep',
          {
            target: 'ready',
            actions: [
              { type: 'setOrder', params: toOutput },
              { type: 'toast', params: 'Saved' },
            ],
          },
          { target: 'ready', actions: { type: 'alertFailure', params: toResult } },
        ),
      },
    },
    accepting: {
      invoke: call(
        'acceptReturn',
        {
          target: 'ready',
          actions: [
            { type: 'setOrder', params: toOutput },
            { type: 'toast', params: 'Saved' },
          ],
        },
        { target: 'ready', actions: { type: 'alertFailure', params: toResult } },
      ),
    },
    copying: {
      invoke: {
        id: 'copyAddress',
        src: 'copyAddress',
        input: ({ context: { order } }) => (order ? toAddressLines(order.address).join('\n') : ''),
        onDone: { target: 'ready', actions: { type: 'toast', params: 'Copied' } },
        onError: { target: 'ready', actions: 'alertNotCopied' },
      },
    },
    retrying: {
      invoke: {
        input: ({ event }) => (event.type === 'refund.retry' ? event.refundId : ''),
        ...call(
          'retryRefund',
          {
            target: 'ready',
            actions: [
              { type: 'setOrder', params: toOutput },
              { type: 'toast', params: 'The refund is tried again' },
            ],
          },
          { target: 'ready', actions: { type: 'alertFailure', params: toResult } },
        ),
      },
    },
    opening: {
      invoke: {
        input: ({ event }) =>
          event.type === 'document.open' ? event.document : { kind: 'invoice' as const },
        ...call(
          'openDocument',
          { target: 'ready', actions: { type: 'emitDocument', params: toValue } },
          { target: 'ready', actions: { type: 'alertFailure', params: toResult } },
        ),
      },
    },
  },
});
