import type { Address, AddressDetails } from '@pgm/api/contract';
import { addresses } from './address.schema.ts';

/** An address in its wire shape, for a select or a `returning`. */
export const addressColumns = {
  id: addresses.id,
  name: addresses.name,
  phone_number: addresses.phoneNumber,
  email: addresses.email,
  street_address: addresses.streetAddress,
  additional_address_line: addresses.additionalAddressLine,
  city: addresses.city,
  state: addresses.state,
  postal_code: addresses.postalCode,
  country: addresses.country,
  landmarks: addresses.landmarks,
  type: addresses.type,
  isDefault: addresses.isDefault,
  latitude: addresses.latitude,
  longitude: addresses.longitude,
} satisfies Record<keyof Address, unknown>;

/** What is stored of an address as it was sent. */
export function addressRow({
  phone_number: phoneNumber,
  street_address: streetAddress,
  additional_address_line: additionalAddressLine,
  postal_code: postalCode,
  ...same
}: AddressDetails) {
  return { ...same, phoneNumber, streetAddress, additionalAddressLine, postalCode };
}
