export { addressFormMachine } from './address-form.machine.ts';
export type { AddressFormEvent, AddressNotSaved, AddressSaved } from './address-form.machine.ts';
export { addressFormVerbs, addressFormView } from './address-form.view.ts';
export { addressFormWalk, sampleAddress } from './address-form.walk.ts';
export type { AddressField, AddressValues } from './address-values.ts';
