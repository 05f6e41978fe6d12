import {
  countUnreadNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@pgm/api/contract';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { NotificationRepository } from './notification.repository.ts';
import { NotificationService } from './notification.service.ts';

/** The calls on notifications. */
export function notificationRoutes({ authenticate, db, now }: Platform) {
  const service = new NotificationService(new NotificationRepository(db), now);
  return [
    guard(listNotifications, authenticate, ({ caller, query }) => service.list(caller.id, query)),
    guard(countUnreadNotifications, authenticate, ({ caller }) => service.countUnread(caller.id)),
    guard(readNotification, authenticate, ({ caller, params }) => service.read(caller.id, params.id)),
    guard(readAllNotifications, authenticate, ({ caller }) => service.readAll(caller.id)),
  ];
}
