import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../response.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';

/** What a queued message is about. */
export const MessageKind = z.enum([
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
export type MessageKind = z.infer<typeof MessageKind>;

/** `WAITING` for its first or next attempt; `SENT`: the mail server or the gateway has it; `DEAD`: given up. */
export const MessageState = z.enum(['WAITING', 'SENT', 'DEAD']);
export type MessageState = z.infer<typeof MessageState>;

/** Why an attempt to send a message failed. */
export const MessageCause = z.enum([
  /** No connection to the mail server or the gateway. */
  'UNREACHABLE',
  /** No response in time. */
  'TIMEOUT',
  /** They did not accept our user and password. */
  'LOGIN',
  /** They will never send to this recipient. */
  'RECIPIENT',
  /** They rejected the message. */
  'REJECTED',
  /** As many SMS as may be were sent already. */
  'LIMIT',
  /** No template is registered for this kind of SMS. */
  'TEMPLATE',
  /** It came too late to be of use. */
  'EXPIRED',
  /** A fault of ours, which is in the log. */
  'FAULT',
]);
export type MessageCause = z.infer<typeof MessageCause>;

/** A mail or an SMS of the queue; its text is not shown. */
export const QueuedMessage = z.object({
  id: z.string(),
  kind: MessageKind,
  channel: z.enum(['sms', 'email']),
  /** The address or the number, most of it left out. */
  to: z.string(),
  state: MessageState,
  /** How often it was tried since it was queued or sent again by an admin. */
  attempts: z.int(),
  /** Why the last attempt failed; null without a failed one. */
  cause: z.nullable(MessageCause),
  /** ISO text. */
  createdAt: z.string(),
  /** When it is tried the next time; ISO text; null when it is not. */
  nextAttemptAt: z.nullable(z.string()),
});
export type QueuedMessage = z.infer<typeof QueuedMessage>;

export const listMessages = defineEndpoint({
  operation: 'listMessages',
  summary:
    'The mails and SMS of the queue, the newest first, without their text; those about one account where `memberId` names it. `search` finds a whole address or number.',
  base: 'product',
  method: 'GET',
  path: '/api/admin/messages',
  policy: 'admin',
  query: z.extend(staffListQuery(['newest', 'attempts']), {
    state: z.optional(MessageState),
    kind: z.optional(MessageKind),
    memberId: z.optional(z.uuid('Member not found')),
  }),
  response: { status: 200, body: staffListBody(QueuedMessage) },
  failures: [400, 401, 403],
});

export const sendMessageAgain = defineEndpoint({
  operation: 'sendMessageAgain',
  summary: 'Tries a message again that was given up, from the first attempt on.',
  base: 'product',
  method: 'POST',
  path: '/api/admin/messages/{id}/send-again',
  policy: 'admin',
  params: z.object({ id: z.string() }),
  response: { status: 200, body: dataResponse(QueuedMessage) },
  failures: [401, 403, 404, 409],
});
