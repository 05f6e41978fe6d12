import { INDIAN_STATES } from '@pgm/api/contract';
import type { Address } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import {
  type AddressFormEvent,
  type addressFormMachine,
  shownAddressErrors,
} from './address-form.machine.ts';
import type { AddressField } from './address-values.ts';

/** The facts that the form of an address shows. */
export function addressFormView(snapshot: SnapshotFrom<typeof addressFormMachine>) {
  const { values, isDefault, id, alert } = snapshot.context;
  return {
    isOpen: !snapshot.matches('closed'),
    mode: id === undefined ? ('add' as const) : ('edit' as const),
    values,
    isDefault,
    errors: shownAddressErrors(snapshot.context),
    alert: alert === undefined ? undefined : { text: alert },
    isSaving: snapshot.matches('saving'),
    stateOptions: INDIAN_STATES,
  };
}

/** What a person can do with the form. */
export function addressFormVerbs(send: (event: AddressFormEvent) => void) {
  return {
    add: () => send({ type: 'form.add' }),
    edit: (address: Address) => send({ type: 'form.edit', address }),
    changeField: (field: AddressField, value: string) => send({ type: 'field.change', field, value }),
    toggleDefault: (isDefault: boolean) => send({ type: 'default.toggle', isDefault }),
    submit: () => send({ type: 'form.submit' }),
    close: () => send({ type: 'form.close' }),
  };
}
