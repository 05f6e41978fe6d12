import { COUNTRY_CODE, type ContactKind, type StaffArea, type User } from '@pgm/api/contract';
import {
  type SQL,
  type SQLWrapper,
  and,
  arrayContains,
  eq,
  isNotNull,
  isNull,
  like,
  or,
  sql,
} from 'drizzle-orm';
import { check, index, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { startingWith } from '../../platform/http/paging.ts';

/** The roles; an account can have several. */
export const userRole = pgEnum('user_role', ['MEMBER', 'STAFF', 'ADMIN']);

/** The areas that a member of staff may work in. */
export const staffRight = pgEnum('staff_right', [
  'orders',
  'catalogue',
  'people',
  'money',
  'content',
  'settings',
]);

export const userGender = pgEnum('user_gender', ['MALE', 'FEMALE', 'OTHER']);

/** First and last name in lower case, as the search of members compares them: an index has this expression. */
export const nameInLowerCase = ({
  firstName,
  lastName,
}: Readonly<Record<'firstName' | 'lastName', SQLWrapper>>) => sql`lower(${firstName} || ' ' || ${lastName})`;

/** Whether roles have one of staff; an index of staff alone, who are few among the members, has this expression. */
const hasStaffRole = (roles: SQLWrapper) => sql`${roles} && '{STAFF,ADMIN}'`;

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** In lower case; the login name, besides the email address. */
    username: text().notNull().unique(),
    firstName: text('first_name').notNull(),
    midName: text('mid_name'),
    lastName: text('last_name').notNull(),
    gender: userGender(),
    dob: timestamp({ withTimezone: true }),
    imageUrl: text('image_url'),
    /** In lower case. Several accounts can have an address that none of them has proven. */
    email: text(),
    /** When the owner proved the address; null before that. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** When it was changed to an address that is not proven yet: until the proof it does not work for login. */
    emailChangedAt: timestamp('email_changed_at', { withTimezone: true }),
    /** Ten digits, without the country code. Several accounts can have a number that none of them has proven. */
    mobile: text(),
    /** When the owner proved the number; null before that, and then it does not work for login. */
    mobileVerifiedAt: timestamp('mobile_verified_at', { withTimezone: true }),
    /** The last proven number, while its replacement is unproven, so that the owner is not locked out. */
    formerMobile: text('former_mobile').unique(),
    alternateEmails: text('alternate_emails').array().notNull().default([]),
    alternatePhones: text('alternate_phones').array().notNull().default([]),
    /** Argon2id in PHC form; null for accounts that log in by mobile or Google only. */
    passwordHash: text('password_hash'),
    /** Google's id of the account. */
    googleSubject: text('google_subject').unique(),
    roles: userRole().array().notNull(),
    /** What a member of staff may work in; administrators have all rights, whatever is stored. */
    rights: staffRight().array().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when the member cannot log in, because administrators do not allow it; null: can log in. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    /** Why; for administrators only. */
    blockReason: text('block_reason'),
    /** When the owner deleted it: the rest is nameless and has no login. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    // Counts and deep pages read it alone, without the rows.
    index('users_by_age')
      .on(table.createdAt, table.id, table.blockedAt)
      .where(sql`${table.deletedAt} is null`),
    index('users_by_email').on(table.email),
    index('users_by_mobile').on(table.mobile),
    index('users_blocked')
      .on(table.createdAt, table.id)
      .where(sql`${table.blockedAt} is not null`),
    index('users_of_staff').on(table.createdAt, table.id).where(hasStaffRole(table.roles)),
    // These find beginnings, whatever the collation of the database.
    index('users_name_beginning').on(sql`${nameInLowerCase(table)} text_pattern_ops`),
    index('users_last_name_beginning').on(sql`lower(${table.lastName}) text_pattern_ops`),
    index('users_username_beginning').on(table.username.op('text_pattern_ops')),
    index('users_email_beginning').on(table.email.op('text_pattern_ops')),
    index('users_mobile_beginning').on(table.mobile.op('text_pattern_ops')),
    uniqueIndex('users_proven_email')
      .on(table.email)
      .where(sql`${table.emailVerifiedAt} is not null`),
    uniqueIndex('users_proven_mobile')
      .on(table.mobile)
      .where(sql`${table.mobileVerifiedAt} is not null`),
    check('users_username_lower', sql`${table.username} = lower(${table.username})`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_mobile_digits', sql`${table.mobile} ~ '^[0-9]{10}$'`),
    check('users_former_mobile', sql`${table.formerMobile} is null or ${table.mobileVerifiedAt} is null`),
  ],
);

/** An account as it is stored. */
export type UserRow = typeof users.$inferSelect;

/** The accounts that have a role of staff. */
export const isOfStaff = hasStaffRole(users.roles);

/** The accounts of staff that can work in an area now: with the right to it, and neither blocked nor deleted. */
export const canWorkIn = (area: StaffArea) =>
  and(
    isOfStaff,
    isNull(users.deletedAt),
    isNull(users.blockedAt),
    or(arrayContains(users.roles, ['ADMIN']), arrayContains(users.rights, [area])),
  );

/** The accounts that an email address in lower case belongs to: at most one, which has proven it. */
export const holdsEmail = (email: string) => and(eq(users.email, email), isNotNull(users.emailVerifiedAt));

/** The accounts that have proven an email address in lower case or registered it. */
export const hasAddress = (email: string) =>
  and(eq(users.email, email), or(isNotNull(users.emailVerifiedAt), isNull(users.emailChangedAt)));

/** The accounts that a number belongs to: one has proven it last, another may still log in with it. */
export const holdsMobile = (mobile: string) =>
  or(
    and(eq(users.mobile, mobile), isNotNull(users.mobileVerifiedAt)),
    and(eq(users.formerMobile, mobile), isNull(users.deletedAt)),
  );

/** The accounts that staff made for people who joined on paper, and that have no login yet. */
export const isUnopened = and(
  isNull(users.mobileVerifiedAt),
  isNull(users.formerMobile),
  isNull(users.passwordHash),
  isNull(users.googleSubject),
  isNull(users.emailVerifiedAt),
  isNull(users.deletedAt),
);

/**
 * The account that staff made with a number for its owner: the first proof of the number opens it. An account with any login
 * never counts, because its user need not be the owner of the number.
 */
export const awaitsProof = (mobile: string) => and(eq(users.mobile, mobile), isUnopened);

/**
 * The accounts that a search of staff finds, by the beginnings of names, user name, email address and number. Each condition
 * has an index, so PostgreSQL reads only what a search finds.
 */
export function isNamedLike(search: string): SQL | undefined {
  const beginning = startingWith(search.trim().toLowerCase());
  const digits = toDigits(search);
  return or(
    like(nameInLowerCase(users), beginning),
    like(sql`lower(${users.lastName})`, beginning),
    like(users.username, beginning),
    like(users.email, beginning),
    /^\d+$/.test(digits) ? like(users.mobile, startingWith(digits)) : undefined,
  );
}

/** The digits of a mobile number as people write it, without the country code. */
export const toDigits = (typed: string) => typed.replaceAll(/[\s-]/g, '').replace(/^\+91/, '');

/** The number that works for login; null when there is none. */
export function provenMobile({ mobile, mobileVerifiedAt, formerMobile }: UserRow): string | null {
  return mobileVerifiedAt === null ? formerMobile : mobile;
}

/** Of the accounts with an address: the first if it has proven the address, else all. */
export function toOwner(rows: UserRow[]): UserRow[] {
  const [first] = rows;
  return first?.emailVerifiedAt ? [first] : rows;
}

/** Where messages to a member go: a proven email address, else a proven number; undefined when there is neither. */
export function toDestination(user: UserRow): { channel: 'sms' | 'email'; to: string } | undefined {
  const { email, emailVerifiedAt } = user;
  if (email !== null && emailVerifiedAt !== null) return { channel: 'email', to: email };
  const mobile = provenMobile(user);
  return mobile === null ? undefined : { channel: 'sms', to: COUNTRY_CODE + mobile };
}

/** Whether an account has a role of staff. */
export function isStaff({ roles }: Pick<UserRow, 'roles'>): boolean {
  return roles.includes('STAFF') || roles.includes('ADMIN');
}

/** The areas that an account may work in with these roles. */
export function toRights({ roles, rights }: Pick<UserRow, 'roles' | 'rights'>): readonly StaffArea[] {
  if (roles.includes('ADMIN')) return staffRight.enumValues;
  return roles.includes('STAFF') ? rights : [];
}

/** An account as its owner and admins see it; neither the password's hash nor Google's name for it goes out. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    firstName: row.firstName,
    midName: row.midName,
    lastName: row.lastName,
    username: row.username,
    roles: row.roles,
    ...(isStaff(row) && { rights: [...toRights(row)] }),
    gender: row.gender,
    dob: row.dob?.toISOString() ?? null,
    primaryEmail: row.email,
    primaryPhone: row.mobile,
    alternateEmails: row.alternateEmails,
    alternatePhone: row.alternatePhones,
    imageUrl: row.imageUrl,
    unproven: listUnproven(row),
  };
}

/** The contacts of an account that are not proven. */
export function listUnproven({ email, emailVerifiedAt, mobile, mobileVerifiedAt }: UserRow): ContactKind[] {
  return [
    ...(email === null || emailVerifiedAt !== null ? [] : ['email' as const]),
    ...(mobile === null || mobileVerifiedAt !== null ? [] : ['phone' as const]),
  ];
}
