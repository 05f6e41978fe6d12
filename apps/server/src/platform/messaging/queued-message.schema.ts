import { sql } from 'drizzle-orm';
import { check, index, integer, json, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { messageChannel } from './message.schema.ts';

/** The languages of messages. */
export const messageLanguage = pgEnum('message_language', ['en', 'hi']);

/** What a queued message is about. */
export const messageKind = pgEnum('message_kind', [
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_CONFIRMED',
  'ORDER_SHIPPED',
  'ORDER_DELIVERED',
  'ORDER_CANCELLED',
  'ORDER_ENLARGED',
  'ORDER_PARTLY_CANCELLED',
  'RETURN_ACCEPTED',
  'RETURN_REJECTED',
  'REFUNDED',
  'BACK_IN_STOCK',
  'GRIEVANCE_REGISTERED',
  'GRIEVANCE_RESOLVED',
  'GRIEVANCE_REPLY',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'SECOND_FACTOR_CHANGED',
  'CONTACT_CHANGED',
  'USERNAME_CHANGED',
  'PROFILE_CHANGED',
  'BANK_DETAILS_CHANGED',
  'ACCOUNTS_MERGED',
  'STAFF_NOTICES',
  'STAFF_INVITED',
]);

/** Whether a message waits for an attempt, was sent, or was given up. */
export const messageState = pgEnum('message_state', ['WAITING', 'SENT', 'DEAD']);

/** Why an attempt failed. */
export const messageCause = pgEnum('message_cause', [
  'UNREACHABLE',
  'TIMEOUT',
  'LOGIN',
  'RECIPIENT',
  'REJECTED',
  'LIMIT',
  'TEMPLATE',
  'EXPIRED',
  'FAULT',
]);

/**
 * The queue of mails and SMS. A row is inserted in the transaction of what it is about. What its words need is removed
 * once it is sent; the row stays for a while, because its key prevents a second one.
 */
export const queuedMessages = pgTable(
  'queued_messages',
  {
    id: uuid().primaryKey(),
    /** Names the event that it is about, and the channel: the same event has one message. */
    key: text().notNull().unique(),
    kind: messageKind().notNull(),
    channel: messageChannel().notNull(),
    /** The account that it is about; null for a guest. The account's own rules of deletion apply to the row. */
    userId: uuid('user_id'),
    /** A mail address, or a mobile number with its country code. */
    to: text().notNull(),
    language: messageLanguage().notNull(),
    /** What its words need; empty once it is sent. */
    facts: json().$type<object>().notNull(),
    /** The encrypted token of the link in it; null without one, and once it is sent. */
    sealedToken: text('sealed_token'),
    state: messageState().notNull().default('WAITING'),
    /** How often it was tried since it was queued or sent again by an admin. */
    attempts: integer().notNull().default(0),
    cause: messageCause(),
    /** When it is due; during an attempt, when another process may try it. Null when it is not tried any more. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    /** When it is of no use any more; null when it always is. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('queued_messages_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'WAITING'`),
    index('queued_messages_dead')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} = 'DEAD'`),
    index('queued_messages_by_age').on(table.createdAt, table.id),
    index('queued_messages_by_recipient').on(table.to),
    index('queued_messages_by_user').on(table.userId),
    check('queued_messages_next', sql`(${table.state} = 'WAITING') = (${table.nextAttemptAt} is not null)`),
    check('queued_messages_sent', sql`(${table.state} = 'SENT') = (${table.sentAt} is not null)`),
  ],
);

/** A message of the queue as it is stored. */
export type QueuedMessageRow = typeof queuedMessages.$inferSelect;
