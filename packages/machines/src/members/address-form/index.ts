export { addressFormMachine } from './address-form.machine.ts';
export { addressFormVerbs, addressFormView } from './address-form.view.ts';
export { type AddressField, type AddressValues, typedAddressValue } from './address-values.ts';
