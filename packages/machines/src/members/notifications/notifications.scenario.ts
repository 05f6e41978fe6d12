import { NOTIFICATION_TEXTS, type Notification } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** Sample notifications as the server sends them: an unread one and a read one. */
export const sampleNotifications: readonly Notification[] = [
  {
    id: '018f0000-0000-7000-8000-0000000000f1',
    kind: 'ORDER',
    text: NOTIFICATION_TEXTS.orderShipped,
    values: { number: 'PGM-000123' },
    link: '/manage/orders/018f0000-0000-7000-8000-0000000000c1',
    readAt: null,
    createdAt: '2026-11-21T06:30:00.000Z',
  },
  {
    id: '018f0000-0000-7000-8000-0000000000f2',
    kind: 'POINTS',
    text: NOTIFICATION_TEXTS.pointsConfirmed,
    values: { points: 40, number: 'PGM-000101' },
    link: '/manage/business-values',
    readAt: '2026-11-20T09:00:00.000Z',
    createdAt: '2026-11-19T06:30:00.000Z',
  },
];

/** Sample events that reach every state of the machine, for tests and stories. */
export const notificationsScenario = {
  visit: { type: 'section.visit', path: '/manage/orders' },
  counted: done('countUnread', 1),
  aMinuteLater: { type: 'xstate.after.nextCount.notifications.count.fresh' },
  openList: { type: 'list.open', page: 1 },
  fetched: done('fetchNotifications', { notifications: sampleNotifications, pageCount: 2, unread: 1 }),
  fetchedNone: done('fetchNotifications', { notifications: [], pageCount: 1, unread: 0 }),
  notFetched: failed('fetchNotifications'),
  retry: { type: 'page.retry' },
  read: { type: 'notification.read', id: sampleNotifications[0]?.id ?? '' },
  readAll: { type: 'all.read' },
  marked: done('markRead', 0),
  notMarked: threw('markRead'),
} as const;
