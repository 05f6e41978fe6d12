import type { Address, AddressDetails } from '@pgm/api/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';

/** The kind of place of an address. */
export const addressType = pgEnum('address_type', ['HOME', 'OFFICE', 'OTHER']);

/** The delivery addresses of members. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Ten digits, without the country code. */
    phoneNumber: text('phone_number').notNull(),
    /** Empty when the member gave none. */
    email: text().notNull(),
    streetAddress: text('street_address').notNull(),
    additionalAddressLine: text('additional_address_line').notNull(),
    city: text().notNull(),
    state: text().notNull(),
    postalCode: text('postal_code').notNull(),
    country: text().notNull(),
    landmarks: text().array().notNull(),
    type: addressType().notNull(),
    isDefault: boolean('is_default').notNull(),
    /** Degrees; 0 and 0 when the position was not requested. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('addresses_by_age').on(table.userId, table.createdAt, table.id),
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
);

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
} satisfies Record<keyof Omit<Address, 'delivery'>, unknown>;

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
