import type { RestockRequest, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import type { ShowToast } from '../../company/toasts/index.ts';
import { call, placeholder, toErrorToast, toReason, toValue } from '../../kit/index.ts';

interface RestockContext {
  /** The products of the member's open requests. */
  readonly productIds: readonly string[];
  /** The product for which a request is made once the member is known and the requests are read. */
  readonly wanted: string | undefined;
  /** The change that is being sent. */
  readonly change: RestockChange | undefined;
}

/** A request to make, or one to withdraw. */
interface RestockChange {
  readonly productId: string;
  readonly isRequested: boolean;
}

export type RestockEvent =
  /** Makes the request, or withdraws it. */
  | { type: 'restock.toggle'; productId: string }
  /** Makes the request after a login; it replaces an earlier wish. */
  | { type: 'restock.want'; productId: string }
  | { type: 'restock.forgetWanted' }
  | { type: 'session.change'; userId: string | undefined };

/**
 * A member's requests to be notified when sold-out products are back. A guest's wish becomes a request after the login.
 * If the requests cannot be read, none is shown: making one again changes nothing. Provide the actors with the calls.
 */
export const restockMachine = setup({
  types: { context: {} as RestockContext, events: {} as RestockEvent, emitted: {} as ShowToast },
  actors: {
    fetchRequests: placeholder<Result<RestockRequest[]>>('fetchRequests'),
    saveRequest: placeholder<Result<unknown>, RestockChange>('saveRequest'),
  },
  guards: {
    isMember: (_, userId: string | undefined) => userId !== undefined,
    isRequestWanted: ({ context }) => context.wanted !== undefined,
  },
  actions: {
    forgetRequests: assign({ productIds: [], change: undefined }),
    setRequests: assign((_, requests: readonly RestockRequest[]) => ({
      productIds: requests.map(({ productId }) => productId),
    })),
    want: assign((_, productId: string) => ({ wanted: productId })),
    forgetWanted: assign({ wanted: undefined }),
    forgetFulfilled: assign(({ context: { wanted, productIds } }) => ({
      wanted: wanted !== undefined && productIds.includes(wanted) ? undefined : wanted,
    })),
    requestWanted: assign(({ context: { wanted } }) => ({
      wanted: undefined,
      change: wanted === undefined ? undefined : { productId: wanted, isRequested: true },
    })),
    toggle: assign(({ context }, productId: string) => ({
      change: { productId, isRequested: !context.productIds.includes(productId) },
    })),
    finishChange: assign(({ context: { change, productIds } }) => ({
      productIds: change ? withChange(productIds, change) : productIds,
      change: undefined,
    })),
    dropChange: assign({ change: undefined }),
    toastFailure: emit(toErrorToast),
  },
}).createMachine({
  id: 'restock',
  context: { productIds: [], wanted: undefined, change: undefined },
  initial: 'waiting',
  states: {
    // The user is not yet known.
    waiting: {},
    guest: { entry: 'forgetRequests' },
    loading: {
      entry: 'forgetRequests',
      invoke: call(
        'fetchRequests',
        { target: 'idle', actions: { type: 'setRequests', params: toValue } },
        { target: 'idle' },
      ),
    },
    idle: {
      entry: 'forgetFulfilled',
      always: { guard: 'isRequestWanted', target: 'saving', actions: 'requestWanted' },
      on: {
        'restock.toggle': {
          target: 'saving',
          actions: { type: 'toggle', params: ({ event }) => event.productId },
        },
      },
    },
    saving: {
      invoke: {
        input: ({ context: { change } }) => change ?? { productId: '', isRequested: false },
        ...call(
          'saveRequest',
          { target: 'idle', actions: 'finishChange' },
          { target: 'idle', actions: [{ type: 'toastFailure', params: toReason }, 'dropChange'] },
        ),
      },
    },
  },
  on: {
    // A press before the requests are read can only mean that the user wants one.
    'restock.toggle': { actions: { type: 'want', params: ({ event }) => event.productId } },
    'restock.want': { actions: { type: 'want', params: ({ event }) => event.productId } },
    'restock.forgetWanted': { actions: 'forgetWanted' },
    'session.change': [
      { guard: { type: 'isMember', params: ({ event }) => event.userId }, target: '.loading' },
      { target: '.guest' },
    ],
  },
});

function withChange(productIds: readonly string[], { productId, isRequested }: RestockChange): string[] {
  const others = productIds.filter((id) => id !== productId);
  return isRequested ? [productId, ...others] : others;
}
