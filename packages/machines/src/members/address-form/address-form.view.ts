import { INDIAN_STATES } from '@pgm/api/contract';
import type { Address, User } from '@pgm/api/contract';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { recordFormVerbs, recordFormView } from '../../kit/index.ts';
import type { addressFormMachine } from './address-form.machine.ts';
import { type AddressField, ownRecipient } from './address-values.ts';

/** The facts that the form of an address shows. */
export function addressFormView(snapshot: SnapshotFrom<typeof addressFormMachine>) {
  const { isOpen, isSaving, mode, values, errors, alert } = recordFormView(snapshot);
  const { isDefault, ...fields } = values;
  return { isOpen, isSaving, mode, errors, alert, values: fields, isDefault, stateOptions: INDIAN_STATES };
}

/** What a user can do with the form. */
export function addressFormVerbs(send: (event: EventFrom<typeof addressFormMachine>) => void) {
  const { addWith, edit, changeField, submit, close, leave } = recordFormVerbs(send);
  return {
    /** Opens a new address, with the member as its recipient. */
    add: (user: User | undefined) => addWith(ownRecipient(user)),
    edit: (address: Address) => edit(address),
    changeField: (field: AddressField, value: string) => changeField(field, value),
    toggleDefault: (isDefault: boolean) => changeField('isDefault', isDefault),
    submit,
    close,
    leave,
  };
}
