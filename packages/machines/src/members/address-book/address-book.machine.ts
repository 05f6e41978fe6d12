import type { Address, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import {
  type Ended,
  type ShowToast,
  call,
  callCases,
  isGone,
  placeholder,
  toFailure,
  toOutput,
  toReasonOr,
  toValue,
} from '../../kit/index.ts';

interface AddressBookContext {
  readonly addresses: readonly Address[];
  /** Selected in this browser only; the server does not know it. */
  readonly selectedId: string | undefined;
  /** The address that was last chosen for the next order. */
  readonly chosenId: string | undefined;
  /** The address to delete after the user confirms. */
  readonly deletingId: string | undefined;
  /** Why the list could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
  /** Why another action failed; English, for `t()`. */
  readonly alert: string | undefined;
}

export type AddressBookEvent =
  | { type: 'address.select'; id: string }
  | { type: 'address.saved'; address: Address }
  | { type: 'address.deliver'; id: string }
  | { type: 'address.delete'; id: string }
  | { type: 'delete.confirm' }
  | { type: 'delete.cancel' }
  | { type: 'page.retry' };

/** Emitted after a failed deletion: the product logs it, and the screen shows it too (spec section 8). */
export interface AddressNotDeleted {
  readonly type: 'address.notDeleted';
  readonly reason: string;
}

/** Emitted when an address is chosen for the next order; with items in the cart the checkout opens. */
export interface DeliveryChosen {
  readonly type: 'delivery.chosen';
  readonly addressId: string;
  readonly isCartEmpty: boolean;
}

/** The sentences of spec section 8. */
const UNKNOWN = 'Unknown error occurred';
const LOST = 'An unexpected error occurred.';

/**
 * The delivery addresses of a member (spec section 4): loaded once, selected here, and changed only after the
 * server confirms. Provide `fetchAddresses`, `deleteAddress`, and `isCartEmpty` with the member's cart; the form reports
 * a saved address as `address.saved`.
 */
export const addressBookMachine = setup({
  types: {
    context: {} as AddressBookContext,
    events: {} as AddressBookEvent,
    emitted: {} as AddressNotDeleted | DeliveryChosen | ShowToast,
  },
  actors: {
    fetchAddresses: placeholder<Result<Address[]>>('fetchAddresses'),
    deleteAddress: placeholder<Result<unknown>, string>('deleteAddress'),
    isCartEmpty: placeholder<boolean>('isCartEmpty'),
  },
  guards: { isTrue: (_, value: boolean) => value },
  actions: {
    setAddresses: assign((_, addresses: readonly Address[]) => ({
      addresses,
      selectedId: addresses[0]?.id,
      error: undefined,
    })),
    setError: assign((_, error: string) => ({ error })),
    select: assign((_, id: string) => ({ selectedId: id })),
    choose: assign((_, id: string) => ({ selectedId: id, chosenId: id })),
    emitChosen: emit(({ context }, isCartEmpty: boolean) => ({
      type: 'delivery.chosen',
      addressId: context.chosenId ?? '',
      isCartEmpty,
    })),
    toastChosen: emit(({ context: { addresses, chosenId } }) => ({
      type: 'toast.show',
      kind: 'success',
      message: toChosenMessage(addresses.find(({ id }) => id === chosenId)),
      opens: 'shop',
    })),
    setSaved: assign(({ context }, address: Address) => ({
      addresses: withSaved(context.addresses, address),
      selectedId: context.selectedId ?? address.id,
    })),
    askFor: assign((_, id: string) => ({ deletingId: id, alert: undefined })),
    dropDeleted: assign(({ context: { addresses, deletingId, selectedId } }) => ({
      addresses: withoutDeleted(addresses, deletingId),
      selectedId: selectedId === deletingId ? undefined : selectedId,
    })),
    forgetDeleting: assign({ deletingId: undefined }),
    setAlert: assign((_, alert: string) => ({ alert })),
    emitNotDeleted: emit((_, reason: string) => ({ type: 'address.notDeleted', reason })),
  },
}).createMachine({
  id: 'address-book',
  context: {
    addresses: [],
    selectedId: undefined,
    chosenId: undefined,
    deletingId: undefined,
    error: undefined,
    alert: undefined,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: call(
        'fetchAddresses',
        { target: 'ready', actions: { type: 'setAddresses', params: toValue } },
        { target: 'failed', actions: { type: 'setError', params: toListError } },
      ),
    },
    failed: { on: { 'page.retry': 'loading' } },
    ready: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'address.deliver': {
              target: 'readingCart',
              actions: { type: 'choose', params: ({ event }) => event.id },
            },
            'address.delete': {
              target: 'confirming',
              actions: { type: 'askFor', params: ({ event }) => event.id },
            },
          },
        },
        readingCart: {
          invoke: {
            id: 'isCartEmpty',
            src: 'isCartEmpty',
            onDone: [
              {
                guard: { type: 'isTrue', params: toOutput },
                target: 'idle',
                actions: [{ type: 'emitChosen', params: true }, 'toastChosen'],
              },
              { target: 'idle', actions: { type: 'emitChosen', params: false } },
            ],
            // The checkout shows what is wrong with the cart.
            onError: { target: 'idle', actions: { type: 'emitChosen', params: false } },
          },
        },
        confirming: {
          on: {
            'delete.confirm': 'deleting',
            'delete.cancel': { target: 'idle', actions: 'forgetDeleting' },
          },
        },
        deleting: {
          // A response may never come.
          on: { 'delete.cancel': { target: 'idle', actions: 'forgetDeleting' } },
          invoke: {
            input: ({ context }) => context.deletingId ?? '',
            ...callCases(
              'deleteAddress',
              [{ guard: isGone, target: 'idle', actions: ['dropDeleted', 'forgetDeleting'] }],
              {
                target: 'idle',
                actions: [
                  { type: 'setAlert', params: toReasonOr(LOST) },
                  { type: 'emitNotDeleted', params: toReasonOr(LOST) },
                  'forgetDeleting',
                ],
              },
            ),
          },
        },
      },
      on: {
        'address.select': { actions: { type: 'select', params: ({ event }) => event.id } },
        'address.saved': { actions: { type: 'setSaved', params: ({ event }) => event.address } },
      },
    },
  },
});

/** The list with a saved address at its old position or at the end; there is one default address at most. */
function withSaved(addresses: readonly Address[], saved: Address): Address[] {
  const isNew = addresses.every(({ id }) => id !== saved.id);
  const list = isNew ? [...addresses, saved] : addresses;
  return list.map((address) => {
    if (address.id === saved.id) return saved;
    return saved.isDefault ? { ...address, isDefault: false } : address;
  });
}

/** The list without a deleted address; the next address becomes the default, as on the server. */
function withoutDeleted(addresses: readonly Address[], deletedId: string | undefined): Address[] {
  const left = addresses.filter(({ id }) => id !== deletedId);
  const hasDefault = left.some(({ isDefault }) => isDefault);
  return left.map((address, index) => (hasDefault || index > 0 ? address : { ...address, isDefault: true }));
}

/** Says where orders go, because nothing else happens while the cart is empty. */
function toChosenMessage(address: Address | undefined): string {
  return `Your orders go to ${address?.name ?? ''}, ${address?.city ?? ''}.`;
}

/** Why the list could not be loaded: a lost connection is an unexpected error (spec section 8). */
function toListError(ended: Ended): string {
  const failure = toFailure(ended);
  return failure?.status === undefined ? LOST : failure.message || UNKNOWN;
}
