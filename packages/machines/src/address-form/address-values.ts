import { type Address, AddressDetails, DEFAULT_COUNTRY, asciiDigits } from '@pgm/api/contract';
import { mobileDigits } from '../mobile-number/index.ts';

/** The fields of the form that are typed or chosen. */
export type AddressField =
  | 'name'
  | 'phone_number'
  | 'email'
  | 'street_address'
  | 'additional_address_line'
  | 'city'
  | 'state'
  | 'postal_code'
  | 'country'
  | 'landmarks'
  | 'type';

/** As typed; landmarks are one text, with commas between them. */
export type AddressValues = Readonly<Record<AddressField, string>>;

/** The fields in the order in which they are filled. */
export const ADDRESS_FIELDS: readonly AddressField[] = [
  'name',
  'phone_number',
  'email',
  'street_address',
  'additional_address_line',
  'city',
  'state',
  'postal_code',
  'country',
  'landmarks',
  'type',
];

/** A new address: India, and a home (spec section 9). */
export const EMPTY_ADDRESS: AddressValues = {
  name: '',
  phone_number: '',
  email: '',
  street_address: '',
  additional_address_line: '',
  city: '',
  state: '',
  postal_code: '',
  country: DEFAULT_COUNTRY,
  landmarks: '',
  type: 'HOME',
};

const POSTAL_CODE_LENGTH = 6;

/** What is kept of something typed: numbers lose everything else, a phone its country code too (spec section 5). */
export function typedAddressValue(field: AddressField, value: string): string {
  if (field === 'phone_number') return mobileDigits(value);
  if (field === 'postal_code') return asciiDigits(value).replace(/\D/g, '').slice(0, POSTAL_CODE_LENGTH);
  return value;
}

/** A stored address as the form shows it. */
export function valuesOf(address: Address): AddressValues {
  return { ...address, landmarks: address.landmarks.join(', ') };
}

/** What was typed, checked. */
export interface CheckedAddress {
  /** What is sent; undefined when something is wrong. */
  readonly details: AddressDetails | undefined;
  readonly issues: readonly { readonly field: PropertyKey | undefined; readonly message: string }[];
}

/** Checks what was typed by the rules of the server. */
export function checkedAddress(values: AddressValues, isDefault: boolean): CheckedAddress {
  const landmarks = values.landmarks.split(',').map((landmark) => landmark.trim());
  const parsed = AddressDetails.safeParse({
    ...values,
    landmarks: landmarks.filter((landmark) => landmark !== ''),
    isDefault,
    latitude: 0,
    longitude: 0,
  });
  const issues = parsed.error?.issues ?? [];
  return {
    details: parsed.data,
    issues: issues.map(({ path: [field], message }) => ({ field, message })),
  };
}
