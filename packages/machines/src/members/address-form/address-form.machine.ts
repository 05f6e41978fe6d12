import { AddressDetails } from '@pgm/api/contract';
import { createRecordForm } from '../../kit/index.ts';
import { EMPTY_ADDRESS, toAddressData, toAddressValues, typedAddressValue } from './address-values.ts';

/** The form of an address, new or stored (spec sections 4 and 5). Provide `saveRecord` with the two calls. */
export const addressFormMachine = createRecordForm(AddressDetails, {
  id: 'address-form',
  empty: EMPTY_ADDRESS,
  toValues: toAddressValues,
  toData: toAddressData,
  clean: typedAddressValue,
});
