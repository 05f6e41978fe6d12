import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a person may do; an account can have several. */
export const userRole = pgEnum('user_role', ['MEMBER', 'STAFF', 'ADMIN']);

export const userGender = pgEnum('user_gender', ['MALE', 'FEMALE', 'OTHER']);

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** Lower case; what a person types to log in, beside the mail address. */
    username: text().notNull().unique(),
    firstName: text('first_name').notNull(),
    midName: text('mid_name'),
    lastName: text('last_name').notNull(),
    gender: userGender(),
    dob: timestamp({ withTimezone: true }),
    imageUrl: text('image_url'),
    /** Lower case. */
    email: text().unique(),
    /** When its owner showed that the address is theirs; null until then. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** When it was changed to one that nobody has proven yet: until then it is no way to log in. */
    emailChangedAt: timestamp('email_changed_at', { withTimezone: true }),
    /** Ten digits, without the country code. */
    mobile: text().unique(),
    /** When its owner showed that the number is theirs; null until then, and it is no way to log in. */
    mobileVerifiedAt: timestamp('mobile_verified_at', { withTimezone: true }),
    /** The last proven number, while the one in its place is not: nobody who changes theirs is locked out. */
    formerMobile: text('former_mobile').unique(),
    alternateEmails: text('alternate_emails').array().notNull().default([]),
    alternatePhones: text('alternate_phones').array().notNull().default([]),
    /** Argon2id in PHC form; null for who logs in by mobile or Google only. */
    passwordHash: text('password_hash'),
    /** Google's own name for the account. */
    googleSubject: text('google_subject').unique(),
    roles: userRole().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its owner deleted it: what is left is nameless, and nobody logs in to it any more. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('users_by_age').on(table.createdAt, table.id),
    check('users_username_lower', sql`${table.username} = lower(${table.username})`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_mobile_digits', sql`${table.mobile} ~ '^[0-9]{10}$'`),
    check('users_former_mobile', sql`${table.formerMobile} is null or ${table.mobileVerifiedAt} is null`),
  ],
);

/** An account as it is stored. */
export type UserRow = typeof users.$inferSelect;
