import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '../user/user.schema.ts';

/** Which messages members want. No row: all of them. */
export const messageChoices = pgTable('message_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  pointsInApp: boolean('points_in_app').notNull().default(true),
  teamInApp: boolean('team_in_app').notNull().default(true),
  restockInApp: boolean('restock_in_app').notNull().default(true),
  restockByMail: boolean('restock_by_mail').notNull().default(true),
});
