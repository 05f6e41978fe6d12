import * as z from 'zod/mini';
import { dataAnswer, listAnswer } from './answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { IdParams, listQuery } from './list-query.ts';

/** What a notification is about. */
export const NotificationKind = z.enum(['ORDER', 'POINTS', 'REQUEST']);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** Something that happened, told to a member. */
export const Notification = z.object({
  id: z.string(),
  kind: NotificationKind,
  /** English, for `t()`, with `{placeholders}`. */
  text: z.string(),
  /** What stands in the placeholders. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The page of the site where there is more to see; null where there is none. */
  link: z.nullable(z.string()),
  /** ISO text; null until it was read. */
  readAt: z.nullable(z.string()),
  /** ISO text. */
  createdAt: z.string(),
});
export type Notification = z.infer<typeof Notification>;

/** How many notifications of a member are not read yet. */
const Unread = z.object({ unread: z.int() });

export const listNotifications = defineEndpoint({
  operation: 'listNotifications',
  summary: "The caller's notifications, the newest first, a page at a time, and how many are not read yet.",
  base: 'core',
  method: 'GET',
  path: '/notifications',
  policy: 'member',
  query: listQuery(['newest']),
  answer: { status: 200, body: z.extend(listAnswer(Notification), Unread.shape) },
  failures: [400, 401],
});

export const countUnreadNotifications = defineEndpoint({
  operation: 'countUnreadNotifications',
  summary: "How many of the caller's notifications are not read yet.",
  base: 'core',
  method: 'GET',
  path: '/notifications/unread',
  policy: 'member',
  answer: { status: 200, body: dataAnswer(Unread) },
  failures: [401],
});

export const readNotification = defineEndpoint({
  operation: 'readNotification',
  summary: "Marks a notification of the caller's as read; how many are not read then.",
  base: 'core',
  method: 'PUT',
  path: '/notifications/{id}/read',
  policy: 'member',
  params: IdParams,
  answer: { status: 200, body: dataAnswer(Unread) },
  failures: [401, 404],
});

export const readAllNotifications = defineEndpoint({
  operation: 'readAllNotifications',
  summary: "Marks all of the caller's notifications as read; how many are not read then.",
  base: 'core',
  method: 'PUT',
  path: '/notifications/read',
  policy: 'member',
  answer: { status: 200, body: dataAnswer(Unread) },
  failures: [401],
});
