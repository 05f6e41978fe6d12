import type { Address, Result } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';

interface AddressBookContext {
  readonly addresses: readonly Address[];
  /** Chosen here only; the server does not know. */
  readonly selectedId: string | undefined;
  /** The one that is to be deleted, once that is confirmed. */
  readonly deletingId: string | undefined;
  /** Why the list could not be had; English, for `t()`. */
  readonly error: string | undefined;
  /** Why something else did not work; English, for `t()`. */
  readonly alert: string | undefined;
}

export type AddressBookEvent =
  | { type: 'address.select'; id: string }
  | { type: 'address.saved'; address: Address }
  | { type: 'address.delete'; id: string }
  | { type: 'delete.confirm' }
  | { type: 'delete.cancel' }
  | { type: 'book.retry' };

/** Told after a failed deletion: the product logs it, and the screen says so too (spec section 8). */
export interface AddressNotDeleted {
  readonly type: 'address.notDeleted';
  readonly reason: string;
}

/** The sentences of spec section 8. */
const UNKNOWN = 'Unknown error occurred';
const UNEXPECTED = 'An unexpected error occurred.';

/**
 * The delivery addresses of a member (spec section 4): loaded once, chosen here, and changed only after the server has.
 * Fill `fetchAddresses` and `deleteAddress` with the calls; what the form has saved comes as `address.saved`.
 */
export const addressBookMachine = setup({
  types: {
    context: {} as AddressBookContext,
    events: {} as AddressBookEvent,
    emitted: {} as AddressNotDeleted,
  },
  actors: {
    fetchAddresses: fromPromise<Result<Address[]>>(() =>
      Promise.reject(new Error('fetchAddresses is not provided')),
    ),
    deleteAddress: fromPromise<Result<unknown>, string>(() =>
      Promise.reject(new Error('deleteAddress is not provided')),
    ),
  },
  guards: {
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    isGone: (_, answer: Result<unknown>) => answer.ok || answer.failure.code === 'notFound',
  },
  actions: {
    takeAddresses: assign((_, answer: Result<Address[]>) => {
      const addresses = answer.ok ? answer.value : [];
      return { addresses, selectedId: addresses[0]?.id, error: undefined };
    }),
    takeError: assign((_, answer: Result<unknown>) => ({
      error: answer.ok ? undefined : answer.failure.message || UNKNOWN,
    })),
    takeException: assign({ error: UNEXPECTED }),
    select: assign((_, id: string) => ({ selectedId: id })),
    takeSaved: assign(({ context }, address: Address) => ({
      addresses: withSaved(context.addresses, address),
      selectedId: context.selectedId ?? address.id,
    })),
    askFor: assign((_, id: string) => ({ deletingId: id, alert: undefined })),
    dropDeleted: assign(({ context: { addresses, deletingId, selectedId } }) => ({
      addresses: withoutDeleted(addresses, deletingId),
      selectedId: selectedId === deletingId ? undefined : selectedId,
    })),
    forgetDeleting: assign({ deletingId: undefined }),
    alertFailure: assign((_, answer?: Result<unknown>) => ({ alert: reasonOf(answer) })),
    tellNotDeleted: emit((_, answer?: Result<unknown>) => ({
      type: 'address.notDeleted',
      reason: reasonOf(answer),
    })),
  },
}).createMachine({
  id: 'address-book',
  context: {
    addresses: [],
    selectedId: undefined,
    deletingId: undefined,
    error: undefined,
    alert: undefined,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchAddresses',
        src: 'fetchAddresses',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'takeAddresses', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'takeException' },
      },
    },
    failed: {
      on: { 'book.retry': 'loading' },
    },
    ready: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'address.delete': {
              target: 'confirming',
              actions: { type: 'askFor', params: ({ event }) => event.id },
            },
          },
        },
        confirming: {
          on: {
            'delete.confirm': 'deleting',
            'delete.cancel': { target: 'idle', actions: 'forgetDeleting' },
          },
        },
        deleting: {
          invoke: {
            id: 'deleteAddress',
            src: 'deleteAddress',
            input: ({ context }) => context.deletingId ?? '',
            onDone: [
              {
                guard: { type: 'isGone', params: ({ event }) => event.output },
                target: 'idle',
                actions: ['dropDeleted', 'forgetDeleting'],
              },
              {
                target: 'idle',
                actions: [
                  { type: 'alertFailure', params: ({ event }) => event.output },
                  { type: 'tellNotDeleted', params: ({ event }) => event.output },
                  'forgetDeleting',
                ],
              },
            ],
            onError: { target: 'idle', actions: ['alertFailure', 'tellNotDeleted', 'forgetDeleting'] },
          },
        },
      },
      on: {
        'address.select': { actions: { type: 'select', params: ({ event }) => event.id } },
        'address.saved': { actions: { type: 'takeSaved', params: ({ event }) => event.address } },
      },
    },
  },
});

/** The list with a saved address in its old place or at the end; there is one default address at most. */
function withSaved(addresses: readonly Address[], saved: Address): Address[] {
  const isNew = addresses.every(({ id }) => id !== saved.id);
  const list = isNew ? [...addresses, saved] : addresses;
  return list.map((address) => {
    if (address.id === saved.id) return saved;
    return saved.isDefault ? { ...address, isDefault: false } : address;
  });
}

/** The list without a deleted address; the next in it takes its place as the default one, as it does on the server. */
function withoutDeleted(addresses: readonly Address[], deletedId: string | undefined): Address[] {
  const left = addresses.filter(({ id }) => id !== deletedId);
  const hasDefault = left.some(({ isDefault }) => isDefault);
  return left.map((address, index) => (hasDefault || index > 0 ? address : { ...address, isDefault: true }));
}

function reasonOf(answer: Result<unknown> | undefined): string {
  return answer?.ok === false ? answer.failure.message : UNEXPECTED;
}
