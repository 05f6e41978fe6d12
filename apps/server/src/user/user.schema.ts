import { sql } from 'drizzle-orm';
import { check, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a person may do; an account can have several. */
export const userRole = pgEnum('user_role', ['MEMBER', 'STAFF', 'ADMIN']);

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** Lower case; what a person types to log in, beside the mail address. */
    username: text().notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower case. */
    email: text().unique(),
    /** Ten digits, without the country code. */
    mobile: text().unique(),
    /** Argon2id in PHC form; null for who logs in by mobile or Google only. */
    passwordHash: text('password_hash'),
    roles: userRole().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('users_username_lower', sql`${table.username} = lower(${table.username})`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_mobile_digits', sql`${table.mobile} ~ '^[0-9]{10}$'`),
  ],
);
