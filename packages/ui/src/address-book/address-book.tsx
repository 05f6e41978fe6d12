import { useId } from 'react';
import { AccountPage } from '../account-page/index.ts';
import { FormAlert, type FormAlertWords } from '../alert-panel/index.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorPanel } from '../error-panel/index.ts';
import { useLanguage } from '../language/index.ts';
import { AddNew } from './add-new.tsx';
import { AddressCard, type AddressCardFacts, type AddressCardVerbs } from './address-card.tsx';
import { AddressSkeleton } from './address-skeleton.tsx';

export interface AddressBookProps extends AddressCardVerbs {
  status: 'loading' | 'ready' | 'failed';
  /** Why the addresses could not be loaded, in English. */
  error?: string | undefined;
  /** Why the last change did not work, in English; stands above the addresses. */
  alert: FormAlertWords | undefined;
  addresses: readonly AddressCardFacts[];
  /** The address orders go to; undefined while none is chosen. */
  selectedId: string | undefined;
  /** The address for which something is on its way; what can be done with it waits. */
  busyId: string | undefined;
  onAdd: () => void;
  onRetry: () => void;
}

/** The page of a member's addresses, one of which is chosen for delivery. */
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
          title="No address yet"
          text="Tell us where your orders should go."
          action={<Button onClick={onAdd}>{t('Add your first address')}</Button>}
        />
      )}
      {status === 'ready' && list.addresses.length > 0 && <AddressList {...list} />}
    </AccountPage>
  );
}

type ListProps = Pick<AddressBookProps, 'addresses' | 'selectedId' | 'busyId'> & AddressCardVerbs;

/** The addresses as one choice: arrows move, Tab leads on to the buttons. */
function AddressList({ addresses, selectedId, busyId, ...verbs }: ListProps) {
  const { t } = useLanguage();
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('Where your orders go')}</legend>
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
