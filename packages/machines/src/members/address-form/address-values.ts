import { type Address, DEFAULT_COUNTRY, type User, asciiDigits } from '@pgm/api/contract';
import { mobileDigits } from '../../kit/mobile-number.ts';

/** The fields of the form that the user types or selects. */
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

/** As typed or chosen; landmarks are one text, with commas between them. */
export type AddressValues = Readonly<Record<AddressField, string> & { isDefault: boolean }>;

/** The values of a new address: India and type home (spec section 9). */
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
  isDefault: false,
};

/** What a new address begins with, from the profile: a name and a mobile number that the user may change. */
export function ownRecipient(user: User | undefined): Partial<AddressValues> {
  if (user === undefined) return {};
  const { firstName, midName, lastName, primaryPhone } = user;
  return {
    name: [firstName, midName, lastName].filter(Boolean).join(' '),
    phone_number: primaryPhone ?? '',
  };
}

const POSTAL_CODE_LENGTH = 6;

/**
 * The value to save for a typed one: number fields lose everything except digits, and a phone number also its
 * country code (spec section 5).
 */
export function typedAddressValue(field: string, value: string): string {
  if (field === 'phone_number') return mobileDigits(value);
  if (field === 'postal_code') return asciiDigits(value).replace(/\D/g, '').slice(0, POSTAL_CODE_LENGTH);
  return value;
}

/** A stored address as the values of the form. */
export function toAddressValues(address: Address): AddressValues {
  const { id: _id, latitude: _latitude, longitude: _longitude, landmarks, ...values } = address;
  return { ...values, landmarks: landmarks.join(', ') };
}

/** What is sent, before it is checked: the landmarks as a list, and no coordinates. */
export function toAddressData({ landmarks, ...values }: AddressValues) {
  const list = landmarks.split(',').map((landmark) => landmark.trim());
  return { ...values, landmarks: list.filter((landmark) => landmark !== ''), latitude: 0, longitude: 0 };
}
