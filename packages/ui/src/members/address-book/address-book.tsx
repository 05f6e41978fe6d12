import { useId } from 'react';
import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { HouseImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { AddNew } from './add-new.tsx';
import { AddressCard, type AddressCardFacts, type AddressCardVerbs } from './address-card.tsx';
import { AddressSkeleton } from './address-skeleton.tsx';

export interface AddressBookProps extends AddressCardVerbs {
  status: 'loading' | 'ready' | 'failed';
  /** Why the addresses could not be loaded, in English. */
  error?: string | undefined;
  /** Why the last change failed, in English; shown above the addresses. */
  alert: FormAlertWords | undefined;
  addresses: readonly AddressCardFacts[];
  /** The address that orders are sent to; undefined while none is selected. */
  selectedId: string | undefined;
  /** The address with a request under way; its actions are disabled. */
  busyId: string | undefined;
  onAdd: () => void;
  onRetry: () => void;
}

/** The page of a member's addresses; one of them is selected for delivery. */
export function AddressBook({ status, error, alert, onAdd, onRetry, ...list }: AddressBookProps) {
  const { t } = useLanguage();
  return (
    <AccountPage title="Delivery Address" action={<AddNew onPress={onAdd} />}>
      <FormAlert alert={alert} />
      {status === 'loading' && <AddressSkeleton />}
      {status === 'failed' && (
        <ErrorPanel title="Your addresses could not be loaded" text={error} onRetry={onRetry} />
      )}
      {status === 'ready' && list.addresses.length === 0 && (
        <EmptyState
          image={<HouseImage />}
          title="No address yet"
          text="Add an address for your deliveries."
          action={<Button onClick={onAdd}>{t('Add your first address')}</Button>}
        />
      )}
      {status === 'ready' && list.addresses.length > 0 && <AddressList {...list} />}
    </AccountPage>
  );
}

type ListProps = Pick<AddressBookProps, 'addresses' | 'selectedId' | 'busyId'> & AddressCardVerbs;

/** The addresses as one radio group: arrow keys move the selection, Tab moves to the buttons. */
function AddressList({ addresses, selectedId, busyId, ...verbs }: ListProps) {
  const { t } = useLanguage();
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('Your saved addresses')}</legend>
      <ul className="grid gap-5 sm:grid-cols-2">
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            group={group}
            isSelected={address.id === selectedId}
            isBusy={address.id === busyId}
            {...verbs}
          />
        ))}
      </ul>
    </fieldset>
  );
}
