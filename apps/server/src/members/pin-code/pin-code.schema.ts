import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The PIN codes to which the shop delivers; without any row it delivers everywhere. */
export const pinCodes = pgTable('pin_codes', {
  pin: text().primaryKey(),
  hasCashOnDelivery: boolean('has_cash_on_delivery').notNull(),
  /** The most days of standard delivery; null for those of the published terms. */
  days: integer(),
});
