import {
  type addressBookMachine,
  addressBookVerbs,
  addressBookView,
} from '@pgm/machines/members/address-book';
import type { Address } from '@pgm/api/contract';
import { AddressBook } from '@pgm/ui/members/address-book';
import { ConfirmDialog } from '@pgm/ui/primitives/confirm-dialog';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

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
