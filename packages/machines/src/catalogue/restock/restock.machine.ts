import type { RestockRequest, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { type ShowToast, call, placeholder, toErrorToast, toReason, toValue } from '../../kit/index.ts';

interface RestockContext {
  /** The products of the member's open requests. */
  readonly productIds: readonly string[];
  /** The product for which a request is made once the member is known and the requests are read. */
  readonly wanted: string | undefined;
  /** The changes that the server must receive, in the order of the presses. The first one is being sent. */
  readonly changes: readonly RestockChange[];
}

/** A request to make, or one to withdraw. */
interface RestockChange {
  readonly productId: string;
  readonly isRequested: boolean;
}

export type RestockEvent =
  /** Makes the request, or withdraws it. A second press before the server has the first one counts once. */
  | { type: 'restock.toggle'; productId: string }
  /** Makes the request after a login; it replaces an earlier wish. */
  | { type: 'restock.want'; productId: string }
  | { type: 'restock.forgetWanted' }
  | { type: 'session.change'; userId: string | undefined };

const toProductId = ({ event }: { event: Extract<RestockEvent, { type: 'restock.toggle' }> }) =>
  event.productId;

/** Makes or withdraws a request; the server receives it in its turn. */
const toggle = { actions: { type: 'toggle', params: toProductId } } as const;

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
    hasChanges: ({ context }) => context.changes.length > 0,
  },
  actions: {
    forgetRequests: assign({ productIds: [], changes: [] }),
    setRequests: assign((_, requests: readonly RestockRequest[]) => ({
      productIds: requests.map(({ productId }) => productId),
    })),
    want: assign((_, productId: string) => ({ wanted: productId })),
    forgetWanted: assign({ wanted: undefined }),
    requestWanted: assign(({ context: { wanted, productIds, changes } }) => ({
      wanted: undefined,
      changes:
        wanted === undefined || productIds.includes(wanted)
          ? changes
          : withToggle(changes, { productId: wanted, isRequested: true }),
    })),
    toggle: assign(({ context: { productIds, changes } }, productId: string) => ({
      changes: withToggle(changes, { productId, isRequested: !productIds.includes(productId) }),
    })),
    finishChange: assign(({ context: { changes, productIds } }) => {
      const [change, ...rest] = changes;
      return { productIds: change ? withChange(productIds, change) : productIds, changes: rest };
    }),
    dropChange: assign(({ context }) => ({ changes: context.changes.slice(1) })),
    toastFailure: emit(toErrorToast),
  },
}).createMachine({
  id: 'restock',
  context: { productIds: [], wanted: undefined, changes: [] },
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
      always: [
        { guard: 'isRequestWanted', actions: 'requestWanted' },
        { guard: 'hasChanges', target: 'saving' },
      ],
      on: { 'restock.toggle': toggle },
    },
    saving: {
      on: { 'restock.toggle': toggle },
      invoke: {
        input: ({ context: { changes } }) => changes[0] ?? { productId: '', isRequested: false },
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
    'restock.toggle': { actions: { type: 'want', params: toProductId } },
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

/** Adds a change, unless one of the same product waits already. */
function withToggle(changes: readonly RestockChange[], change: RestockChange): readonly RestockChange[] {
  return changes.some(({ productId }) => productId === change.productId) ? changes : [...changes, change];
}
