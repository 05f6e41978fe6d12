import type { SnapshotFrom } from 'xstate';
import {
  type NotificationsEvent,
  isRead,
  type notificationsMachine,
  countUnread,
} from './notifications.machine.ts';

export {
  ALL,
  COUNT_MS,
  type NotificationPage,
  type NotificationsEvent,
  notificationsMachine,
} from './notifications.machine.ts';

/** The facts that the list of notifications and the bell show. */
export function notificationsView(snapshot: SnapshotFrom<typeof notificationsMachine>) {
  const { notifications, page, pageCount, marks, error } = snapshot.context;
  return {
    status: snapshot.matches({ list: 'ready' })
      ? ('ready' as const)
      : snapshot.matches({ list: 'failed' })
        ? ('failed' as const)
        : ('loading' as const),
    notifications: notifications.map((one) => ({ ...one, isRead: isRead(one, marks) })),
    page,
    pageCount,
    error,
    unread: countUnread(snapshot.context),
    canReadAll: snapshot.can({ type: 'all.read' }),
  };
}

/** What a user can do with notifications, and what the member area requests. */
export function notificationsVerbs(send: (event: NotificationsEvent) => void) {
  return {
    visit: (path: string) => send({ type: 'section.visit', path }),
    openPage: (page: number) => send({ type: 'list.open', page }),
    retry: () => send({ type: 'page.retry' }),
    read: (id: string) => send({ type: 'notification.read', id }),
    readAll: () => send({ type: 'all.read' }),
  };
}
