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
import { users } from '../user/user.schema.ts';

/** What kind of place an address is. */
export const addressType = pgEnum('address_type', ['HOME', 'OFFICE', 'OTHER']);

/** Where members want to have things delivered. */
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
    /** Empty when none was given. */
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
    /** Degrees; 0 and 0 when nobody asked. */
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
