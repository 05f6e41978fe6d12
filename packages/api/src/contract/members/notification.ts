import * as z from 'zod/mini';
import { dataResponse, listResponseBody } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams, listQuery } from '../list-query.ts';

/** The subject of a notification. */
export const NotificationKind = z.enum(['ORDER', 'POINTS', 'REQUEST', 'STOCK', 'TEAM']);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** A notification to a member about an event. */
export const Notification = z.object({
  id: z.string(),
  kind: NotificationKind,
  /** English, for `t()`, with `{placeholders}`. */
  text: z.string(),
  /** The values of the placeholders; `date` is ISO text, `month` such as `2026-11`. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The page of the site with more details; null without one. */
  link: z.nullable(z.string()),
  /** ISO text; null while it is unread. */
  readAt: z.nullable(z.string()),
  /** ISO text. */
  createdAt: z.string(),
});
export type Notification = z.infer<typeof Notification>;

/** The number of a member's unread notifications. */
const Unread = z.object({ unread: z.int() });

export const listNotifications = defineEndpoint({
  operation: 'listNotifications',
  summary: "The caller's notifications, the newest first, a page at a time, and how many are not read yet.",
  base: 'core',
  method: 'GET',
  path: '/notifications',
  policy: 'member',
  query: listQuery(['newest']),
  response: { status: 200, body: z.extend(listResponseBody(Notification), Unread.shape) },
  failures: [400, 401],
});

export const countUnreadNotifications = defineEndpoint({
  operation: 'countUnreadNotifications',
  summary: "How many of the caller's notifications are not read yet.",
  base: 'core',
  method: 'GET',
  path: '/notifications/unread',
  policy: 'member',
  response: { status: 200, body: dataResponse(Unread) },
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
  response: { status: 200, body: dataResponse(Unread) },
  failures: [401, 404],
});

export const readAllNotifications = defineEndpoint({
  operation: 'readAllNotifications',
  summary: "Marks all of the caller's notifications as read; how many are not read then.",
  base: 'core',
  method: 'PUT',
  path: '/notifications/read',
  policy: 'member',
  response: { status: 200, body: dataResponse(Unread) },
  failures: [401],
});
