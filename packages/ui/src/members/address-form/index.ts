export { AddressForm, type AddressFormProps } from './address-form.tsx';
export type { AddressField } from './address-fields.tsx';
