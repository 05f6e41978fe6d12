import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';

/** The identity cards of associates: at most one each, from the first time that the associate opens it. */
export const identityCards = pgTable('identity_cards', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  number: integer().notNull().unique().generatedAlwaysAsIdentity({ name: 'identity_card_numbers' }),
  /** Opens the page that anyone with the card can check it at: `K7QM-RTW9-XHZ2-BCDE`. */
  code: text().notNull().unique(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
});

/** The number of a card as people read it: `PGM-A-000123`. */
export function cardNumber(number: number): string {
  return `PGM-A-${String(number).padStart(6, '0')}`;
}
