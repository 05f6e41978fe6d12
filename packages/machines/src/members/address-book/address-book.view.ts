import type { Address } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { AddressBookEvent, addressBookMachine } from './address-book.machine.ts';

export {
  type AddressBookEvent,
  type AddressNotDeleted,
  type DeliveryChosen,
  addressBookMachine,
} from './address-book.machine.ts';

/** The facts that the screen of addresses shows. */
export function addressBookView(snapshot: SnapshotFrom<typeof addressBookMachine>) {
  const { addresses, selectedId, deletingId, error, alert } = snapshot.context;
  return {
    status: typeof snapshot.value === 'string' ? snapshot.value : ('ready' as const),
    error,
    alert: alert === undefined ? undefined : { text: alert },
    addresses,
    selectedId,
    isConfirming: snapshot.matches({ ready: 'confirming' }) || snapshot.matches({ ready: 'deleting' }),
    isDeleting: snapshot.matches({ ready: 'deleting' }),
    deletingId,
  };
}

/** What a user can do with the addresses, and what the form reports about them. */
export function addressBookVerbs(send: (event: AddressBookEvent) => void) {
  return {
    select: (id: string) => send({ type: 'address.select', id }),
    saved: (address: Address) => send({ type: 'address.saved', address }),
    /** Chooses the address for the next order. */
    deliver: (id: string) => send({ type: 'address.deliver', id }),
    askDelete: (id: string) => send({ type: 'address.delete', id }),
    confirmDelete: () => send({ type: 'delete.confirm' }),
    cancelDelete: () => send({ type: 'delete.cancel' }),
    retry: () => send({ type: 'page.retry' }),
  };
}
