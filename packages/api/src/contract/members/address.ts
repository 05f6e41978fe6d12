import * as z from 'zod/mini';
import { Done } from '../response.ts';
import { readDigits } from '../ascii-digits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { mailAddress } from '../mail-address.ts';
import { PinDelivery } from './pin-delivery.ts';
import { requiredText, text } from '../text.ts';

/** The types of an address; the first is the default (spec section 9). */
export const ADDRESS_TYPES = ['HOME', 'OFFICE', 'OTHER'] as const;

/** The default country of addresses (spec section 9). */
export const DEFAULT_COUNTRY = 'India';

/** The maximum number of addresses of one member. */
export const MAX_ADDRESSES = 50;

/** Accepts an empty text or the pattern, because "is required" has its own message. */
const pattern = (rule: RegExp, sentence: string) => z.regex(new RegExp(`^$|${rule.source}`), sentence);

/** An address in a request (spec sections 3 and 5); the form has no coordinates, and they are sent as 0. */
export const AddressDetails = z.object({
  name: requiredText(100, 'Name', 'Name is required'),
  phone_number: requiredText(20, 'Phone number', 'Phone number is required').check(
    readDigits,
    pattern(/^[6-9]\d{9}$/, 'Phone number must be valid'),
  ),
  email: z._default(text(254, 'Email').check(mailAddress('Invalid email')), ''),
  street_address: requiredText(200, 'Street address', 'Street address is required'),
  additional_address_line: z._default(text(200, 'Additional address line'), ''),
  city: requiredText(100, 'City', 'City is required'),
  state: requiredText(100, 'State', 'State is required'),
  postal_code: requiredText(20, 'Postal code', 'Postal code is required').check(
    readDigits,
    pattern(/^\d{6}$/, 'Postal code must be 6 digits'),
  ),
  country: z._default(requiredText(100, 'Country', 'Country is required'), DEFAULT_COUNTRY),
  landmarks: z._default(
    z.array(text(100, 'Landmark')).check(z.maxLength(10, 'You can add at most 10 landmarks')),
    [],
  ),
  type: z._default(z.enum(ADDRESS_TYPES, 'Type is required'), 'HOME'),
  isDefault: z._default(z.boolean(), false),
  latitude: z._default(z.number(), 0),
  longitude: z._default(z.number(), 0),
});
export type AddressDetails = z.infer<typeof AddressDetails>;

/** An address as it is stored. */
export const Address = z.extend(AddressDetails, {
  id: z.string(),
  /** How the shop delivers there; absent while it delivers everywhere alike. */
  delivery: z.optional(PinDelivery),
});
export type Address = z.infer<typeof Address>;

export const listAddresses = defineEndpoint({
  operation: 'listAddresses',
  summary: "The caller's addresses, the default one first, then the newest.",
  base: 'auth',
  method: 'GET',
  path: '/addresses',
  policy: 'member',
  response: { status: 200, body: z.array(Address) },
  failures: [401],
});

export const createAddress = defineEndpoint({
  operation: 'createAddress',
  summary: 'Adds an address; if it is to be the default one, the one before is no longer.',
  base: 'auth',
  method: 'POST',
  path: '/addresses',
  policy: 'member',
  body: AddressDetails,
  response: { status: 200, body: Address },
  failures: [400, 401, 409],
});

export const updateAddress = defineEndpoint({
  operation: 'updateAddress',
  summary: "Replaces an address of the caller's.",
  base: 'auth',
  method: 'PUT',
  path: '/addresses/{id}',
  policy: 'member',
  params: IdParams,
  body: AddressDetails,
  response: { status: 200, body: Address },
  failures: [400, 401, 404],
});

export const deleteAddress = defineEndpoint({
  operation: 'deleteAddress',
  summary: "Deletes an address of the caller's.",
  base: 'auth',
  method: 'DELETE',
  path: '/addresses/{id}',
  policy: 'member',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [401, 404],
});
