import { type Address, AddressDetails, INDIAN_STATES, type User } from '@pgm/api/contract';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { createRecordForm, recordFormVerbs, recordFormView } from '../../kit/index.ts';
import {
  type AddressField,
  EMPTY_ADDRESS,
  ownRecipient,
  toAddressData,
  toAddressValues,
  typedAddressValue,
} from './address-values.ts';

export { typedAddressValue } from './address-values.ts';

/** The form of an address, new or stored (spec sections 4 and 5). Provide `saveRecord` with the two calls. */
export const addressFormMachine = createRecordForm(AddressDetails, {
  id: 'address-form',
  empty: EMPTY_ADDRESS,
  toValues: toAddressValues,
  toData: toAddressData,
  clean: typedAddressValue,
});

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
