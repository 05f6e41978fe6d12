import { INDIAN_STATES } from '@pgm/api/contract';
import type { Address } from '@pgm/api/contract';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { recordFormVerbs, recordFormView } from '../../kit/index.ts';
import type { addressFormMachine } from './address-form.machine.ts';
import type { AddressField } from './address-values.ts';

/** The facts that the form of an address shows. */
export function addressFormView(snapshot: SnapshotFrom<typeof addressFormMachine>) {
  const { isOpen, isSaving, mode, values, errors, alert } = recordFormView(snapshot);
  const { isDefault, ...fields } = values;
  return { isOpen, isSaving, mode, errors, alert, values: fields, isDefault, stateOptions: INDIAN_STATES };
}

/** What a user can do with the form. */
export function addressFormVerbs(send: (event: EventFrom<typeof addressFormMachine>) => void) {
  const { add, edit, changeField, submit, close } = recordFormVerbs(send);
  return {
    add: () => add(),
    edit: (address: Address) => edit(address),
    changeField: (field: AddressField, value: string) => changeField(field, value),
    toggleDefault: (isDefault: boolean) => changeField('isDefault', isDefault),
    submit,
    close,
  };
}
