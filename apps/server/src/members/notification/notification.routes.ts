import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { NotificationRepository } from './notification.repository.ts';
import { NotificationService } from './notification.service.ts';

/** The calls on notifications. */
export function notificationRoutes({ db, now }: Platform) {
  const service = new NotificationService(new NotificationRepository(db), now);
  return [
    route(listNotifications, ({ caller, query }) => service.list(caller.id, query)),
    route(countUnreadNotifications, ({ caller }) => service.countUnread(caller.id)),
    route(readNotification, ({ caller, params }) => service.read(caller.id, params.id)),
    route(readAllNotifications, ({ caller }) => service.readAll(caller.id)),
  ];
}
