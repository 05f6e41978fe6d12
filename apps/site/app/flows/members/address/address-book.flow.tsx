import {
  type AddressNotDeleted,
  type addressBookMachine,
  addressBookVerbs,
  addressBookView,
} from '@pgm/machines/members/address-book';
import type { Address } from '@pgm/api/contract';
import { AddressBook } from '@pgm/ui/members/address-book';
import { ConfirmDialog } from '@pgm/ui/primitives/confirm-dialog';
import { useActorRef } from '@xstate/react';
import { useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { savedCheckout } from '../../sales/checkout/saved-checkout.ts';
import { AddressFormScreen } from './address-form.flow.tsx';
import { siteAddressBookMachine } from './address-book.ts';
import { useAddressForm } from './use-address-form.ts';

/** A member's addresses: add, edit, delete, and choose the delivery address of the next order. */
export function AddressBookFlow() {
  const actor = useActorRef(siteAddressBookMachine);
  const form = useAddressForm((address) => addressBookVerbs(actor.send).saved(address));
  const navigate = useNavigate();
  useEmitted(actor, {
    'address.notDeleted': logNotDeleted,
    'toast.show': toasts.show,
    'delivery.chosen': ({ addressId, isCartEmpty }) => {
      savedCheckout.save({ addressId });
      if (!isCartEmpty) void navigate('/checkout');
    },
  });
  return (
    <>
      <AddressBookScreen actor={actor} onAdd={form.add} onEdit={form.edit} />
      <AddressFormScreen actor={form.actor} pinCode={form.pinCode} pinDelivery={form.pinDelivery} />
    </>
  );
}

/** The specification requires this log; the screen shows the failure too. */
function logNotDeleted({ reason }: AddressNotDeleted): void {
  // oxlint-disable-next-line eslint/no-console
  console.info(`An address was not deleted: ${reason}`);
}

interface AddressBookScreenProps {
  readonly actor: ActorRefFrom<typeof addressBookMachine>;
  readonly onAdd?: () => void;
  readonly onEdit?: (address: Address) => void;
}

const nothing = () => undefined;

/** The screen of the addresses for any state of their actor. */
export function AddressBookScreen({ actor, onAdd = nothing, onEdit = nothing }: AddressBookScreenProps) {
  const [{ isConfirming, isDeleting, deletingId, ...content }, verbs] = useFlow(
    actor,
    addressBookView,
    addressBookVerbs,
  );
  const edited = (id: string) => content.addresses.find((address) => address.id === id);
  return (
    <>
      <AddressBook
        {...content}
        busyId={isDeleting ? deletingId : undefined}
        onAdd={onAdd}
        onSelect={verbs.select}
        onDeliver={verbs.deliver}
        onEdit={(id) => {
          const address = edited(id);
          if (address) onEdit(address);
        }}
        onDelete={verbs.askDelete}
        onRetry={verbs.retry}
      />
      <ConfirmDialog
        isOpen={isConfirming}
        title="Delete this address?"
        text="This cannot be undone."
        confirmLabel="Delete"
        isBusy={isDeleting}
        onConfirm={verbs.confirmDelete}
        onCancel={verbs.cancelDelete}
      />
    </>
  );
}
