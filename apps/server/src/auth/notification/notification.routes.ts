import {
  countUnreadNotifications,
  getMessageChoices,
  listNotifications,
  ok,
  readAllNotifications,
  readNotification,
  setMessageChoices,
} from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { MessageChoicesRepository } from './message-choices.repository.ts';
import { NotificationRepository } from './notification.repository.ts';
import { NotificationService } from './notification.service.ts';

/** The calls on notifications. */
export function notificationRoutes({ db, now }: Platform) {
  const service = new NotificationService(new NotificationRepository(db), now);
  const choices = new MessageChoicesRepository(db);
  return [
    route(listNotifications, ({ caller, query }) => service.list(caller.id, query)),
    route(countUnreadNotifications, ({ caller }) => service.countUnread(caller.id)),
    route(readNotification, ({ caller, params }) => service.read(caller.id, params.id)),
    route(readAllNotifications, ({ caller }) => service.readAll(caller.id)),
    route(getMessageChoices, async ({ caller }) =>
      ok({ success: true, data: await choices.find(caller.id) }),
    ),
    route(setMessageChoices, async ({ caller, body }) => {
      await choices.change(caller.id, body);
      return ok({ success: true, data: await choices.find(caller.id) });
    }),
  ];
}
